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

/** A schema with the values that it allows, in words, for errors about others. */
const plain = <Schema extends z.ZodType>(allowed: string, schema: Schema) =>
	Object.assign(schema, { allowed, isSecret: false });

/** The same for a variable whose value no error may quote. */
const secret = <Schema extends z.ZodType>(allowed: string, schema: Schema) =>
	Object.assign(schema, { allowed, isSecret: true });

const matching = (pattern: RegExp) => z.string().regex(pattern);

const parsed = <Value>(parse: (text: string) => Value | undefined) =>
	z.string().transform((text, { issues }) => {
		const value = parse(text);
		if (value === undefined) issues.push({ code: "custom", input: text });
		return value ?? z.NEVER;
	});

const flag = () =>
	plain("true or false", z.stringbool({ truthy: ["true"] }).default(false));

const integer = (
	what: string,
	minimum: number,
	maximum: number,
	unset: number,
) =>
	plain(
		`${what} from ${minimum} to ${maximum}`,
		matching(/^\d+$/)
			.transform(Number)
			.pipe(z.number().min(minimum).max(maximum))
			.default(unset),
	);

const list = <Item extends z.ZodType<string, string>>(
	items: string,
	item: Item,
	unset: z.output<Item>[] = [],
) =>
	plain(
		items,
		z
			.string()
			.transform((text) =>
				text
					.split(",")
					.map((each) => each.trim())
					.filter(Boolean),
			)
			.pipe(z.array(item))
			.default(unset)
			.readonly(),
	);

const choice = <Value extends string>(values: readonly Value[], unset: Value) =>
	plain(values.join(", "), z.enum(values).default(unset));

const collector = secret(
	"an http or https address without a password, such as http://collector.example.com:4318; OTEL_EXPORTER_OTLP_HEADERS is for one",
	matching(/^https?:\/\//i)
		// `fetch` refuses a URL with a password, and its error quotes it.
		.refine((value) => {
			const url = URL.parse(value);
			return url !== null && url.username + url.password === "";
		})
		.optional(),
);

const pairs = () => parsed(parsePairs).default({}).readonly();
const pairsForm = "name=value, separated by commas";

/** The environment variables, as strings, and what they mean to the server. */
export const environment = z.object({
	PORT: integer("a port number", 0, 65535, 3000),
	HOST: plain(
		"an address or host name to listen on",
		z.string().refine(isHost).optional(),
	),
	SITE_ORIGIN: plain(
		"an http or https origin without a path, such as https://www.example.com",
		matching(/^https?:\/\/[a-z0-9.[\]:-]+\/?$/i)
			.refine(URL.canParse)
			.transform((value) => new URL(value).origin)
			.optional(),
	),
	TRUST_PROXY: plain(
		"true, false, a number of proxies, or addresses and networks separated by commas (loopback, linklocal, uniquelocal, 10.0.0.0/8)",
		z
			.string()
			.refine(isTrustProxy)
			.transform(parseTrustProxy)
			.default(false)
			.readonly(),
	),
	LOG_LEVEL: choice(
		["trace", "debug", "info", "warn", "error", "fatal", "silent"],
		"info",
	),
	DATA_DIR: plain("a folder", z.string().default("./data")),
	DATABASE_URL: secret(
		"the URL of a PostgreSQL database, such as postgresql://user:password@db.example.com:5432/enquiries?sslmode=verify-full",
		z.string().refine(isDatabaseUrl).optional(),
	),
	API_BASE_URL: plain(
		"an http or https address without query, such as https://api.example.com",
		matching(/^https?:\/\/[a-z0-9.[\]:-]+(?:\/[\w.~/-]*)?$/i)
			.refine(URL.canParse)
			.transform((value) => new URL(value).href.replace(/\/+$/, ""))
			.optional(),
	),
	IMAGE_HOSTS: list(
		"host names separated by commas, such as images.example.com",
		matching(hostPattern).toLowerCase(),
	),
	GUARD_EXEMPT_PATHS: list(
		"path prefixes separated by commas, each starting with a slash",
		z.string().startsWith("/"),
		[
			"/",
			"/index",
			"/index.html",
			"/login",
			"/login.html",
			"/test10.html",
			"/test8.html",
		],
	),
	I18N_UNCACHEABLE: list(
		`locale codes separated by commas (${localeCodes.join(", ")})`,
		z.enum(localeCodes),
	),
	ENQUIRY_RATE_LIMIT: integer("a number of posts", 1, 1_000_000, 30),
	ENQUIRY_RETENTION_DAYS: integer("days (0: forever)", 0, 36_500, 730),
	ENQUIRY_TO: list(
		"mail addresses separated by commas, such as desk@example.com",
		matching(mailAddressPattern),
	),
	ENQUIRY_WEBHOOK_URL: secret(
		"an http or https address, before its host at most a secret (https://:secret@hooks.example.com/path)",
		z.string().refine(isWebhookUrl).transform(parseWebhookUrl).optional(),
	),
	METRICS_TOKEN: secret(
		"letters, digits and -._~+/, at its end also =",
		matching(/^[\w.~+/-]+=*$/).optional(),
	),
	OTEL_SDK_DISABLED: flag(),
	OTEL_EXPORTER_OTLP_ENDPOINT: collector,
	OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: collector,
	OTEL_EXPORTER_OTLP_PROTOCOL: choice(["http/json"], "http/json"),
	OTEL_EXPORTER_OTLP_HEADERS: secret(pairsForm, pairs()),
	OTEL_SERVICE_NAME: plain("a name", z.string().default("site")),
	OTEL_RESOURCE_ATTRIBUTES: plain(pairsForm, pairs()),
	OTEL_TRACES_SAMPLER: choice(samplers, "parentbased_always_on"),
	OTEL_TRACES_SAMPLER_ARG: plain(
		"a share from 0 to 1, such as 0.1",
		matching(/^(0(\.\d+)?|1(\.0+)?)$/)
			.transform(Number)
			.default(1),
	),
	SMTP_URL: secret(
		"the address of a mail server, such as smtp://user:password@mail.example.com:587 or smtps://mail.example.com",
		z.string().refine(isSmtpUrl).optional(),
	),
	PAGE_CACHE_MB: integer("megabytes", 0, 4096, 32),
	PREVIEW_SECRET: secret(
		"at least 32 characters without spaces",
		matching(/^[\x21-\x7e]{32,}$/).optional(),
	),
	SHOW_UNPUBLISHED: flag(),
	SHUTDOWN_TIMEOUT_MS: integer("milliseconds", 0, 600_000, 10_000),
	STAFF_PASSWORD_HASH: secret(
		"one line made by `npm run staff:password`",
		parsed(parsePasswordHash).optional(),
	),
	UPLOAD_SCANNER: plain(
		"clamd://host:port, unix:/path of clamd's socket, or exec:/path of a program with its parameters",
		parsed(parseScannerAddress).optional(),
	),
} satisfies Record<string, { readonly allowed: string }>);
