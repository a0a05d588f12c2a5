import { allowed, environment, secrets } from "./environment.ts";
import { readTracing } from "./tracing.ts";

/** A variable that holds something that is not allowed. */
export class ConfigError extends Error {
	override readonly name = "ConfigError";
}

/** The server's configuration, frozen. */
export type Config = ReturnType<typeof readConfig>;

/**
 * Reads the configuration from environment variables, the process's unless told others. An empty variable counts as unset.
 *
 * @throws {ConfigError} naming the first variable with a bad value, and what is allowed.
 */
export function readConfig(
	env: Readonly<Record<string, string | undefined>> = process.env,
) {
	const given = Object.fromEntries(
		Object.entries(env).filter(([, value]) => value?.trim()),
	);
	const result = environment.safeParse(given);
	if (!result.success) {
		const variable = environment.keyof().parse(result.error.issues[0]?.path[0]);
		const value = secrets.includes(variable)
			? "something"
			: JSON.stringify(env[variable]);
		throw new ConfigError(
			`${variable} holds ${value}, which is not allowed; allowed: ${allowed[variable]}`,
		);
	}
	const { data } = result;
	const hasServer = data.SMTP_URL !== undefined;
	if (hasServer !== data.ENQUIRY_TO.length > 0)
		throw new ConfigError(
			`${hasServer ? "ENQUIRY_TO" : "SMTP_URL"} is not set; allowed: SMTP_URL and ENQUIRY_TO together, or neither`,
		);
	return Object.freeze({
		port: data.PORT,
		host: data.HOST,
		/** Scheme, host and port under which visitors find the site, without a trailing slash. */
		siteOrigin: data.SITE_ORIGIN ?? `http://localhost:${data.PORT}`,
		/** Express's `trust proxy` setting. */
		trustProxy: data.TRUST_PROXY,
		logLevel: data.LOG_LEVEL,
		/** What opens `/metrics`, which is not there without. */
		metricsToken: data.METRICS_TOKEN,
		/** Where spans of requests are exported to; nowhere if undefined. */
		tracing: readTracing(data),
		dataDir: data.DATA_DIR,
		/** Where PostgreSQL keeps enquiries; without it they are in a file in `dataDir`. */
		databaseUrl: data.DATABASE_URL,
		/** What stands before `/api/…` in the browser's requests; nothing if undefined. */
		apiBaseUrl: data.API_BASE_URL,
		imageHosts: data.IMAGE_HOSTS,
		guardExemptPaths: data.GUARD_EXEMPT_PATHS,
		uncacheableLocales: data.I18N_UNCACHEABLE,
		/** Enquiries that one address may post in ten minutes. */
		enquiryRateLimit: data.ENQUIRY_RATE_LIMIT,
		/** Days after which enquiries are deleted; for ever if undefined. */
		enquiryRetentionDays: data.ENQUIRY_RETENTION_DAYS || undefined,
		/** The firm's addresses for mail about enquiries; the first is also the sender of mail. */
		enquiryTo: data.ENQUIRY_TO,
		smtpUrl: data.SMTP_URL,
		webhook: data.ENQUIRY_WEBHOOK_URL,
		/** Memory for rendered pages; with 0 every request renders. */
		pageCacheBytes: data.PAGE_CACHE_MB * 1024 * 1024,
		/** What signs links to pages that are not public; without it there are none. */
		previewSecret: data.PREVIEW_SECRET,
		/** Everybody sees what is not public, marked: for authors, on their own machines. */
		showsUnpublished: data.SHOW_UNPUBLISHED,
		shutdownTimeoutMs: data.SHUTDOWN_TIMEOUT_MS,
		/** What looks for viruses in uploaded files; without it nobody does. */
		uploadScanner: data.UPLOAD_SCANNER,
		/** What the password of staff is checked against. Without it nobody can sign in. */
		staffPasswordHash: data.STAFF_PASSWORD_HASH,
	});
}
