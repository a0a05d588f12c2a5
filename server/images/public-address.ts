import { type LookupAddress, lookup as lookupAddress } from "node:dns";
import type { LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";

/** What is given out for the public internet of IPv6 (IANA's registry of its address space). */
const globalUnicast = ipaddr.IPv6.parseCIDR("2000::/3");
/** And of that, what is for protocols, for examples, or has an IPv4 address in it. */
const special = ["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"].map(
	(network) => ipaddr.IPv6.parseCIDR(network),
);

/** Whether an IP address is one of the public internet's: not private, loopback or reserved. */
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
 * A DNS look-up that fails for a name with any address that is not allowed. The connection is made
 * to the very addresses that were checked, so a name cannot change its mind in between.
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
