import { isIP } from "node:net";

export const hostPattern = /^[a-z0-9_-]+(\.[a-z0-9_-]+)*$/i;

/** Whether a value is an IP address or a host name. */
export function isHost(value: string): boolean {
	return isIP(value) !== 0 || hostPattern.test(value);
}

/** Whether {@link parseTrustProxy} accepts a value. */
export function isTrustProxy(value: string): boolean {
	const named = ["loopback", "linklocal", "uniquelocal"];
	return (
		/^(true|false|\d{1,2})$/.test(value) ||
		splitAddresses(value).every(
			(item) => named.includes(item) || isIP(item) !== 0 || isNetwork(item),
		)
	);
}

/** Whether an item is a network in CIDR notation. Express rejects a prefix length of 0. */
function isNetwork(item: string): boolean {
	const [, address = "", bits = ""] = /^(.*)\/(\d{1,3})$/.exec(item) ?? [];
	const maximum = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
	return Number(bits) >= 1 && Number(bits) <= maximum;
}

/** Parses a value for Express's `trust proxy`. */
export function parseTrustProxy(value: string): boolean | number | string[] {
	if (value === "true" || value === "false") return value === "true";
	return /^\d+$/.test(value) ? Number(value) : splitAddresses(value);
}

function splitAddresses(value: string): string[] {
	return value.split(",").map((item) => item.trim());
}
