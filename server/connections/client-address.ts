import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** The client of an address: itself or, for IPv6, its /64 network, which belongs to one client. */
export function clientOf(address: string | undefined): string {
	return prefixOf(address, 8);
}

/**
 * The network that an address is counted with when one client may own many: the address itself for
 * IPv4, the /48 for IPv6, which is the most that providers assign to a subscriber.
 */
export function networkOf(address: string | undefined): string {
	return prefixOf(address, 6);
}

/**
 * An address as it is logged and recorded: plain IPv4 even if a dual-stack socket mapped it to IPv6.
 * `undefined` for anything else, which a trusted proxy may pass on as its client claims it.
 */
export function plainAddress(address: string | undefined): string | undefined {
	return address !== undefined && isIP(address) !== 0
		? address.replace(/^::ffff:(?=\d+\.)/i, "")
		: undefined;
}

function prefixOf(address: string | undefined, bytes: number): string {
	if (!address || !ipaddr.isValid(address)) return "unknown";
	const parsed = ipaddr.process(address);
	return parsed.kind() === "ipv4"
		? parsed.toString()
		: parsed.toByteArray().slice(0, bytes).join(".");
}
