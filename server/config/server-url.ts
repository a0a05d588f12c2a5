/** Whether a value is the URL of a PostgreSQL database, such as `postgresql://host/name`. */
export function isDatabaseUrl(value: string): boolean {
	const url = parseServerUrl(value, ["postgres:", "postgresql:"]);
	return url !== undefined && /^\/[^/]+$/.test(url.pathname);
}

/** The URL of a server that others than we connect to; nothing where they might read it otherwise. */
export function parseServerUrl(
	value: string,
	protocols: readonly string[],
): URL | undefined {
	// Parsing takes line breaks out, which drivers might not.
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

/** Whether all percent signs of a text stand for something. */
export function isDecodable(text: string): boolean {
	try {
		decodeURIComponent(text);
		return true;
	} catch {
		return false;
	}
}
