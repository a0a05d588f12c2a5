import { isIP } from "node:net";
import { z } from "zod";
import { localeCodes } from "../shared/locales.ts";

const list = z.string().transform((text) =>
	text
		.split(",")
		.map((item) => item.trim())
		.filter(Boolean),
);

const hostPattern = /^[a-z0-9_-]+(\.[a-z0-9_-]+)*$/i;

const integer = (minimum: number, maximum: number) =>
	z
		.string()
		.regex(/^\d+$/)
		.transform(Number)
		.pipe(z.number().min(minimum).max(maximum));

const environment = z.object({
	PORT: integer(0, 65535).default(3000),
	HOST: z.string().refine(isHost).optional(),
	SITE_ORIGIN: z
		.string()
		.regex(/^https?:\/\/[a-z0-9.[\]:-]+\/?$/i)
		.refine((value) => URL.canParse(value))
		.transform((value) => new URL(value).origin)
		.optional(),
	TRUST_PROXY: z
		.string()
		.refine(isTrustProxy)
		.transform(parseTrustProxy)
		.default(false)
		.readonly(),
	LOG_LEVEL: z
		.enum(["trace", "debug", "info", "warn", "error", "fatal", "silent"])
		.default("info"),
	DATA_DIR: z.string().default("./data"),
	IMAGE_HOSTS: list
		.pipe(z.array(z.string().regex(hostPattern).toLowerCase()))
		.default([])
		.readonly(),
	GUARD_EXEMPT_PATHS: list
		.pipe(z.array(z.string().startsWith("/")))
		.default([
			"/",
			"/index",
			"/index.html",
			"/login",
			"/login.html",
			"/test10.html",
			"/test8.html",
		])
		.readonly(),
	I18N_UNCACHEABLE: list
		.pipe(z.array(z.enum(localeCodes)))
		.default([])
		.readonly(),
	ENQUIRY_RATE_LIMIT: integer(1, 1_000_000).default(30),
	SHUTDOWN_TIMEOUT_MS: integer(0, 600_000).default(10_000),
});

/** What each variable allows, in words. */
const allowed: Record<keyof z.input<typeof environment>, string> = {
	PORT: "a port number from 0 to 65535",
	HOST: "an address or host name to listen on",
	SITE_ORIGIN:
		"an http or https origin without a path, such as https://www.example.com",
	TRUST_PROXY:
		"true, false, a number of proxies, or addresses and networks separated by commas (loopback, linklocal, uniquelocal, 10.0.0.0/8)",
	LOG_LEVEL: "trace, debug, info, warn, error, fatal or silent",
	DATA_DIR: "a folder",
	IMAGE_HOSTS: "host names separated by commas, such as images.example.com",
	GUARD_EXEMPT_PATHS:
		"path prefixes separated by commas, each starting with a slash",
	I18N_UNCACHEABLE: `locale codes separated by commas (${localeCodes.join(", ")})`,
	ENQUIRY_RATE_LIMIT: "a number of posts from 1 to 1000000",
	SHUTDOWN_TIMEOUT_MS: "milliseconds from 0 to 600000",
};

/** A variable that holds something that is not allowed. */
export class ConfigError extends Error {
	override readonly name = "ConfigError";
}

/** The server's configuration, frozen. */
export type Config = ReturnType<typeof readConfig>;

/**
 * Reads the configuration from environment variables. An empty variable counts as unset.
 *
 * @throws {ConfigError} naming the first variable with a bad value, and what is allowed.
 */
export function readConfig(env: Readonly<Record<string, string | undefined>>) {
	const given = Object.fromEntries(
		Object.entries(env).filter(([, value]) => value?.trim()),
	);
	const result = environment.safeParse(given);
	if (!result.success) {
		const variable = environment.keyof().parse(result.error.issues[0]?.path[0]);
		throw new ConfigError(
			`${variable} holds ${JSON.stringify(env[variable])}, which is not allowed; allowed: ${allowed[variable]}`,
		);
	}
	const { data } = result;
	return Object.freeze({
		port: data.PORT,
		host: data.HOST,
		/** Scheme, host and port under which visitors find the site, without a trailing slash. */
		siteOrigin: data.SITE_ORIGIN ?? `http://localhost:${data.PORT}`,
		/** Express's `trust proxy` setting. */
		trustProxy: data.TRUST_PROXY,
		logLevel: data.LOG_LEVEL,
		dataDir: data.DATA_DIR,
		imageHosts: data.IMAGE_HOSTS,
		guardExemptPaths: data.GUARD_EXEMPT_PATHS,
		uncacheableLocales: data.I18N_UNCACHEABLE,
		/** Enquiries that one address may post in ten minutes. */
		enquiryRateLimit: data.ENQUIRY_RATE_LIMIT,
		shutdownTimeoutMs: data.SHUTDOWN_TIMEOUT_MS,
	});
}

function isHost(value: string): boolean {
	return isIP(value) !== 0 || hostPattern.test(value);
}

function isTrustProxy(value: string): boolean {
	const named = ["loopback", "linklocal", "uniquelocal"];
	return (
		/^(true|false|\d{1,2})$/.test(value) ||
		splitAddresses(value).every(
			(item) => named.includes(item) || isIP(item) !== 0 || isNetwork(item),
		)
	);
}

/** Whether an item is a network as Express takes it, which refuses a prefix of no bits. */
function isNetwork(item: string): boolean {
	const [, address = "", bits = ""] = /^(.*)\/(\d{1,3})$/.exec(item) ?? [];
	const maximum = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
	return Number(bits) >= 1 && Number(bits) <= maximum;
}

function parseTrustProxy(value: string): boolean | number | string[] {
	if (value === "true" || value === "false") return value === "true";
	return /^\d+$/.test(value) ? Number(value) : splitAddresses(value);
}

function splitAddresses(value: string): string[] {
	return value.split(",").map((item) => item.trim());
}
