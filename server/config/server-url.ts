import { percentDecode } from "../../shared/percent-decode.ts";

/** Whether a value is the URL of a PostgreSQL database, such as `postgresql://host/name`. */
export function isDatabaseUrl(value: string): boolean {
	const url = parseServerUrl(value, ["postgres:", "postgresql:"]);
	return url !== undefined && /^\/[^/]+$/.test(url.pathname);
}

/** Parses a URL for a driver; `undefined` if the driver might parse it differently. */
export function parseServerUrl(
	value: string,
	protocols: readonly string[],
): URL | undefined {
	// `URL` removes line breaks, which drivers might not.
	if (/[\p{Cc}\s]/u.test(value)) return undefined;
	const url = URL.parse(value) ?? undefined;
	return url &&
		protocols.includes(url.protocol) &&
		url.hostname !== "" &&
		url.hash === "" &&
		percentDecode(url.username + url.password + url.hostname + url.pathname) !==
			undefined
		? url
		: undefined;
}
