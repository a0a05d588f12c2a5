import { type LookupAddress, lookup as lookupAddress } from "node:dns";
import type { LookupFunction } from "node:net";
import ipaddr from "ipaddr.js";

/** Whether an IP address is one of the public internet's: not private, loopback or reserved. */
export function isPublicAddress(address: string): boolean {
	if (!ipaddr.isValid(address)) return false;
	return ipaddr.process(address).range() === "unicast";
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
