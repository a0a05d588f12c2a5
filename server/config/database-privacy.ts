/**
 * Whether enquiries leave this machine unencrypted on their way to PostgreSQL. Without `sslmode`
 * the driver does not encrypt, even if the server offers it; `PGSSLMODE` is not considered.
 *
 * @param databaseUrl a valid `DATABASE_URL`.
 */
export function isSentOpenly(databaseUrl: string): boolean {
	const { hostname, searchParams } = new URL(databaseUrl);
	if (searchParams.has("sslmode") || searchParams.has("ssl")) return false;
	const host = searchParams.get("host") ?? decodeURIComponent(hostname);
	return !/^(\/|localhost$|127\.|\[?::1\]?$)/i.test(host);
}
