import { type LookupAddress, lookup as lookupAddress } from "node:dns";
import type { LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";

/** IPv6 addresses allocated to the public internet (IANA's address space registry). */
const globalUnicast = ipaddr.IPv6.parseCIDR("2000::/3");
/** The exceptions: protocol assignments, documentation, and embedded IPv4 addresses. */
const special = ["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"].map(
	(network) => ipaddr.IPv6.parseCIDR(network),
);

/** Whether an IP address is public: not private, loopback or reserved. */
export function isPublicAddress(address: string): boolean {
	if (!ipaddr.isValid(address)) return false;
	const parsed = ipaddr.process(address);
	if (parsed instanceof ipaddr.IPv4) return parsed.range() === "unicast";
	return (
		parsed.match(globalUnicast) &&
		!special.some((network) => parsed.match(network)) &&
		!parsed.zoneId
	);
}

/**
 * A DNS lookup that fails if any of a name's addresses is not allowed. The connection uses exactly
 * the addresses that were checked, which prevents DNS rebinding.
 */
export function lookupOnly(
	isAllowed: (address: string) => boolean,
): LookupFunction {
	return (hostname, options, callback) => {
		lookupAddress(
			hostname,
			{ ...options, all: true },
			(error, addresses: LookupAddress[]) => {
				if (error) return callback(error, "");
				const refused = addresses.find(({ address }) => !isAllowed(address));
				const [first] = addresses;
				if (refused || !first)
					return callback(new Error(`${hostname} is not a public address`), "");
				if (options.all) return callback(null, addresses);
				callback(null, first.address, first.family);
			},
		);
	};
}
