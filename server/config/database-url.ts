/** Whether a value is the URL of a PostgreSQL database, such as `postgresql://host/name`. */
export function isDatabaseUrl(value: string): boolean {
	// Otherwise parsing would take line breaks out.
	if (/[\p{Cc}\s]/u.test(value)) return false;
	const url = URL.parse(value);
	return (
		url !== null &&
		["postgres:", "postgresql:"].includes(url.protocol) &&
		url.hostname !== "" &&
		/^\/[^/]+$/.test(url.pathname) &&
		url.hash === "" &&
		isDecodable(url)
	);
}

function isDecodable({ username, password, hostname, pathname }: URL): boolean {
	try {
		decodeURIComponent(username + password + hostname + pathname);
		return true;
	} catch {
		return false;
	}
}
