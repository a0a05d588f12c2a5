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
		isDecodable(url.username + url.password + url.hostname + url.pathname)
		? url
		: undefined;
}

/** Whether all of a text's percent-encoding is valid. */
export function isDecodable(text: string): boolean {
	try {
		decodeURIComponent(text);
		return true;
	} catch {
		return false;
	}
}
