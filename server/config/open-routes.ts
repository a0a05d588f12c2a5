import type { Config } from "./config.ts";

/**
 * The ways on which enquiries leave this machine unencrypted without its operator having said so:
 * the variable that opens each, and what to do about it.
 *
 * @param sslMode decides for PostgreSQL if the URL does not.
 */
export async function listOpenRoutes(
	{
		databaseUrl,
		smtpUrl,
		webhook,
	}: Pick<Config, "databaseUrl" | "smtpUrl" | "webhook">,
	sslMode = process.env.PGSSLMODE,
) {
	const routes: { variable: string; warning: string }[] = [];
	if (databaseUrl && (await isDatabaseOpen(databaseUrl, sslMode)))
		routes.push({
			variable: "DATABASE_URL",
			warning:
				"enquiries are sent to the database unencrypted: add ?sslmode=verify-full, or ?sslmode=disable if nobody else is on that network",
		});
	if (smtpUrl && isMailOpen(new URL(smtpUrl)))
		routes.push({
			variable: "SMTP_URL",
			warning:
				"enquiries are mailed unencrypted if the server offers no TLS: add ?requireTLS=true, or ?ignoreTLS=true if nobody else is on that network",
		});
	if (webhook && isWebhookOpen(new URL(webhook.url)))
		routes.push({
			variable: "ENQUIRY_WEBHOOK_URL",
			warning: "enquiries are posted to the webhook unencrypted: use https://",
		});
	return routes;
}

/** Asks the driver itself, which reads the URL and `PGSSLMODE`. */
async function isDatabaseOpen(
	databaseUrl: string,
	sslMode: string | undefined,
): Promise<boolean> {
	const { searchParams } = new URL(databaseUrl);
	const isDeclined =
		(searchParams.get("sslmode") ?? sslMode) === "disable" ||
		/^(false|0)$/.test(searchParams.get("ssl") ?? "");
	if (isDeclined) return false;
	const { Client } = await import("pg");
	try {
		const { host, ssl }: { readonly host: string; readonly ssl: unknown } =
			new Client({ connectionString: databaseUrl });
		// It passes on a word such as `ssl=false`, with which it cannot encrypt.
		const isEncrypted = ssl === true || typeof ssl === "object";
		return !isEncrypted && isElsewhere(host);
	} catch {
		// A certificate is missing: it will not connect either.
		return false;
	}
}

/** With a name, TLS is required (mail-transport.ts). */
function isMailOpen({ protocol, hostname, username, searchParams }: URL) {
	const isDecided =
		searchParams.has("requireTLS") || searchParams.get("ignoreTLS") === "true";
	return (
		protocol === "smtp:" &&
		username === "" &&
		!isDecided &&
		isElsewhere(hostname)
	);
}

function isWebhookOpen({ protocol, hostname }: URL): boolean {
	return protocol === "http:" && isElsewhere(hostname);
}

/** Whether a host is another machine; a path is that of a socket on this one. */
function isElsewhere(host: string): boolean {
	return !/^(\/|localhost$|127\.|\[?::1\]?$)/i.test(host);
}
