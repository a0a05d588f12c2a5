import { environment } from "./environment.ts";
import { readTracing } from "./tracing.ts";

/** An environment variable with an invalid value. */
export class ConfigError extends Error {
	override readonly name = "ConfigError";
}

/** The server's configuration, frozen. */
export type Config = ReturnType<typeof readConfig>;

/**
 * Reads the configuration from environment variables. Empty variables count as unset.
 *
 * @throws {ConfigError} naming the first invalid variable and the allowed values.
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
		const { allowed, isSecret } = environment.shape[variable];
		const value = isSecret ? "something" : JSON.stringify(env[variable]);
		throw new ConfigError(
			`${variable} holds ${value}, which is not allowed; allowed: ${allowed}`,
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
		/** The public origin (scheme, host and port), without a trailing slash. */
		siteOrigin: data.SITE_ORIGIN ?? `http://localhost:${data.PORT}`,
		/** Express's `trust proxy` setting. */
		trustProxy: data.TRUST_PROXY,
		logLevel: data.LOG_LEVEL,
		/** Grants access to `/metrics`; without it, that path is a 404. */
		metricsToken: data.METRICS_TOKEN,
		/** Where to export spans; nowhere if undefined. */
		tracing: readTracing(data),
		dataDir: data.DATA_DIR,
		/** The PostgreSQL database for enquiries; without it, they are in a file in `dataDir`. */
		databaseUrl: data.DATABASE_URL,
		/** Prefix of `/api/…` in the browser's requests; none if undefined. */
		apiBaseUrl: data.API_BASE_URL,
		imageHosts: data.IMAGE_HOSTS,
		guardExemptPaths: data.GUARD_EXEMPT_PATHS,
		uncacheableLocales: data.I18N_UNCACHEABLE,
		/** The most enquiries from one address in ten minutes. */
		enquiryRateLimit: data.ENQUIRY_RATE_LIMIT,
		/** Days after which enquiries are deleted; never if undefined. */
		enquiryRetentionDays: data.ENQUIRY_RETENTION_DAYS || undefined,
		/** The firm's addresses for mail about enquiries; mails come from the first one. */
		enquiryTo: data.ENQUIRY_TO,
		smtpUrl: data.SMTP_URL,
		webhook: data.ENQUIRY_WEBHOOK_URL,
		/** Memory for rendered pages; with 0, every request renders. */
		pageCacheBytes: data.PAGE_CACHE_MB * 1024 * 1024,
		/** The key that signs preview links; without it there are none. */
		previewSecret: data.PREVIEW_SECRET,
		/** Shows unpublished content to everybody, marked as such: for authors' own machines. */
		showsUnpublished: data.SHOW_UNPUBLISHED,
		shutdownTimeoutMs: data.SHUTDOWN_TIMEOUT_MS,
		/** The virus scanner for uploads; without it, files are not scanned. */
		uploadScanner: data.UPLOAD_SCANNER,
		/** The hash of the emergency key. Without it, only accounts can sign in. */
		staffPasswordHash: data.STAFF_PASSWORD_HASH,
	});
}
