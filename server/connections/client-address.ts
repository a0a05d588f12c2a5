import ipaddr from "ipaddr.js";

/** Whom an address belongs to: itself, or, of IPv6, its network of 64 bits, which one has whole. */
export function clientOf(address: string | undefined): string {
	if (!address || !ipaddr.isValid(address)) return "unknown";
	const parsed = ipaddr.process(address);
	return parsed.kind() === "ipv4"
		? parsed.toString()
		: parsed.toByteArray().slice(0, 8).join(".");
}
