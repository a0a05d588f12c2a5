import * as z from "zod";
import { localeCodes } from "../../shared/locales.ts";
import { parsePasswordHash } from "../session/password.ts";
import {
	isSmtpUrl,
	isWebhookUrl,
	mailAddressPattern,
	parseWebhookUrl,
} from "./delivery-addresses.ts";
import {
	hostPattern,
	isHost,
	isTrustProxy,
	parseTrustProxy,
} from "./network-values.ts";
import { parseScannerAddress } from "./scanner-address.ts";
import { isDatabaseUrl } from "./server-url.ts";
import { parsePairs, samplers } from "./tracing.ts";

const list = z.string().transform((text) =>
	text
		.split(",")
		.map((item) => item.trim())
		.filter(Boolean),
);

const integer = (minimum: number, maximum: number) =>
	z
		.string()
		.regex(/^\d+$/)
		.transform(Number)
		.pipe(z.number().min(minimum).max(maximum));

const collector = z
	.string()
	.regex(/^https?:\/\//i)
	// `fetch` refuses a URL with a password, and its error quotes it.
	.refine((value) => {
		const url = URL.parse(value);
		return url !== null && url.username + url.password === "";
	})
	.optional();

const pairs = z
	.string()
	.refine((value) => parsePairs(value) !== undefined)
	.transform((value) => parsePairs(value) ?? {})
	.default({})
	.readonly();

/** The schema of the environment variables. */
export const environment = z.object({
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
	DATABASE_URL: z.string().refine(isDatabaseUrl).optional(),
	API_BASE_URL: z
		.string()
		.regex(/^https?:\/\/[a-z0-9.[\]:-]+(?:\/[\w.~/-]*)?$/i)
		.refine((value) => URL.canParse(value))
		.transform((value) => new URL(value).href.replace(/\/+$/, ""))
		.optional(),
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
	ENQUIRY_RETENTION_DAYS: integer(0, 36_500).default(730),
	ENQUIRY_TO: list
		.pipe(z.array(z.string().regex(mailAddressPattern)))
		.default([])
		.readonly(),
	ENQUIRY_WEBHOOK_URL: z
		.string()
		.refine(isWebhookUrl)
		.transform(parseWebhookUrl)
		.optional(),
	METRICS_TOKEN: z
		.string()
		.regex(/^[\w.~+/-]+=*$/)
		.optional(),
	OTEL_SDK_DISABLED: z.stringbool({ truthy: ["true"] }).default(false),
	OTEL_EXPORTER_OTLP_ENDPOINT: collector,
	OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: collector,
	OTEL_EXPORTER_OTLP_PROTOCOL: z.literal("http/json").optional(),
	OTEL_EXPORTER_OTLP_HEADERS: pairs,
	OTEL_SERVICE_NAME: z.string().default("site"),
	OTEL_RESOURCE_ATTRIBUTES: pairs,
	OTEL_TRACES_SAMPLER: z.enum(samplers).default("parentbased_always_on"),
	OTEL_TRACES_SAMPLER_ARG: z
		.string()
		.regex(/^(0(\.\d+)?|1(\.0+)?)$/)
		.transform(Number)
		.default(1),
	SMTP_URL: z.string().refine(isSmtpUrl).optional(),
	PAGE_CACHE_MB: integer(0, 4096).default(32),
	PREVIEW_SECRET: z
		.string()
		.regex(/^[\x21-\x7e]{32,}$/)
		.optional(),
	SHOW_UNPUBLISHED: z
		.enum(["true", "false"])
		.default("false")
		.transform((value) => value === "true"),
	SHUTDOWN_TIMEOUT_MS: integer(0, 600_000).default(10_000),
	STAFF_PASSWORD_HASH: z
		.string()
		.refine((value) => parsePasswordHash(value) !== undefined)
		.transform(parsePasswordHash)
		.optional(),
	UPLOAD_SCANNER: z
		.string()
		.refine((value) => parseScannerAddress(value) !== undefined)
		.transform(parseScannerAddress)
		.optional(),
});

const collectorForm =
	"an http or https address without a password, such as http://collector.example.com:4318; OTEL_EXPORTER_OTLP_HEADERS is for one";
const pairsForm = "name=value, separated by commas";

type Variable = keyof z.input<typeof environment>;

/** The allowed values of variables with secrets, which error messages must not quote. */
export const secrets = {
	DATABASE_URL:
		"the URL of a PostgreSQL database, such as postgresql://user:password@db.example.com:5432/enquiries?sslmode=verify-full",
	ENQUIRY_WEBHOOK_URL:
		"an http or https address, before its host at most a secret (https://:secret@hooks.example.com/path)",
	METRICS_TOKEN: "letters, digits and -._~+/, at its end also =",
	OTEL_EXPORTER_OTLP_ENDPOINT: collectorForm,
	OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: collectorForm,
	OTEL_EXPORTER_OTLP_HEADERS: pairsForm,
	SMTP_URL:
		"the address of a mail server, such as smtp://user:password@mail.example.com:587 or smtps://mail.example.com",
	PREVIEW_SECRET: "at least 32 characters without spaces",
	STAFF_PASSWORD_HASH: "one line made by `npm run staff:password`",
} satisfies Partial<Record<Variable, string>>;

/** The allowed values of each variable, in words. Secrets are above. */
export const allowed: Readonly<Record<Variable, string>> = {
	PORT: "a port number from 0 to 65535",
	HOST: "an address or host name to listen on",
	SITE_ORIGIN:
		"an http or https origin without a path, such as https://www.example.com",
	TRUST_PROXY:
		"true, false, a number of proxies, or addresses and networks separated by commas (loopback, linklocal, uniquelocal, 10.0.0.0/8)",
	LOG_LEVEL: "trace, debug, info, warn, error, fatal or silent",
	DATA_DIR: "a folder",
	API_BASE_URL:
		"an http or https address without query, such as https://api.example.com",
	IMAGE_HOSTS: "host names separated by commas, such as images.example.com",
	GUARD_EXEMPT_PATHS:
		"path prefixes separated by commas, each starting with a slash",
	I18N_UNCACHEABLE: `locale codes separated by commas (${localeCodes.join(", ")})`,
	ENQUIRY_RATE_LIMIT: "a number of posts from 1 to 1000000",
	ENQUIRY_RETENTION_DAYS: "a number of days from 1 to 36500, or 0 to keep all",
	ENQUIRY_TO: "mail addresses separated by commas, such as desk@example.com",
	OTEL_SDK_DISABLED: "true or false",
	OTEL_EXPORTER_OTLP_PROTOCOL: "http/json",
	OTEL_SERVICE_NAME: "a name",
	OTEL_RESOURCE_ATTRIBUTES: pairsForm,
	OTEL_TRACES_SAMPLER: samplers.join(", "),
	OTEL_TRACES_SAMPLER_ARG: "a share from 0 to 1, such as 0.1",
	PAGE_CACHE_MB: "megabytes from 0 to 4096",
	SHOW_UNPUBLISHED: "true or false",
	SHUTDOWN_TIMEOUT_MS: "milliseconds from 0 to 600000",
	UPLOAD_SCANNER:
		"clamd://host:port, unix:/path of clamd's socket, or exec:/path of a program with its parameters",
	...secrets,
};
