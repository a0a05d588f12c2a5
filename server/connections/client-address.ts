import ipaddr from "ipaddr.js";

/** Whom an address belongs to: itself, or, of IPv6, its network of 64 bits, which one has whole. */
export function clientOf(address: string | undefined): string {
	return prefixOf(address, 8);
}

/**
 * Which network an address is counted with where many addresses would be one's own: of IPv6 its 48
 * bits, which providers give to one subscriber at most; of IPv4 the address itself.
 */
export function networkOf(address: string | undefined): string {
	return prefixOf(address, 6);
}

function prefixOf(address: string | undefined, bytes: number): string {
	if (!address || !ipaddr.isValid(address)) return "unknown";
	const parsed = ipaddr.process(address);
	return parsed.kind() === "ipv4"
		? parsed.toString()
		: parsed.toByteArray().slice(0, bytes).join(".");
}
