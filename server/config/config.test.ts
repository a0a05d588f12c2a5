import { readFile } from "node:fs/promises";
import path from "node:path";
import express from "express";
import { expect, test } from "vitest";
import { localeCodes } from "../../shared/locales.ts";
import { ConfigError, readConfig } from "./config.ts";
import { environment } from "./environment.ts";

const defaults = {
	port: 3000,
	host: undefined,
	siteOrigin: "http://localhost:3000",
	trustProxy: false,
	logLevel: "info",
	dataDir: "./data",
	imageHosts: [],
	guardExemptPaths: [
		"/",
		"/index",
		"/index.html",
		"/login",
		"/login.html",
		"/test10.html",
		"/test8.html",
	],
	uncacheableLocales: [],
	enquiryRateLimit: 30,
	shutdownTimeoutMs: 10_000,
};

test.for(
	["careers", "contact", "privacy"].flatMap((name) =>
		localeCodes.map((locale) => [locale, name] as const),
	),
)(
	"%s: the page %s promises deletion after the configured default",
	async ([locale, name]) => {
		const { enquiryRetentionDays = 0 } = readConfig({});
		const file = path.join("locales", locale, `${name}.json`);
		const months = (enquiryRetentionDays / 365) * 12;
		expect(await readFile(file, "utf8")).toMatch(
			new RegExp(
				`${months} months after (?:it|they) reached us|收到满 ${months} 个月后?删除`,
			),
		);
	},
);

test.for(
	["README.md", ".env.example"].flatMap((file) =>
		environment.keyof().options.map((variable) => [file, variable] as const),
	),
)("%s explains %s", async ([file, variable]) => {
	expect(await readFile(file, "utf8")).toMatch(
		new RegExp(`^(?:#?${variable}=|\\|.*\`${variable}\`)`, "m"),
	);
});

test("defaults apply when no variables are set", () => {
	expect(readConfig({})).toMatchObject(defaults);
});

test("empty variables count as unset, and unrelated variables are ignored", () => {
	const names = [
		"PORT",
		"HOST",
		"SITE_ORIGIN",
		"TRUST_PROXY",
		"LOG_LEVEL",
		"DATA_DIR",
		"API_BASE_URL",
		"IMAGE_HOSTS",
		"GUARD_EXEMPT_PATHS",
		"I18N_UNCACHEABLE",
		"ENQUIRY_RATE_LIMIT",
		"SHUTDOWN_TIMEOUT_MS",
	];
	for (const value of ["", "  ", undefined]) {
		const empty = Object.fromEntries(names.map((name) => [name, value]));
		expect(readConfig({ ...empty, PATH: "/bin", HOME: "/root" })).toEqual(
			readConfig({}),
		);
	}
});

test.each([
	["PORT", "0", { port: 0, siteOrigin: "http://localhost:0" }],
	["PORT", "8080", { port: 8080, siteOrigin: "http://localhost:8080" }],
	["PORT", "65535", { port: 65_535, siteOrigin: "http://localhost:65535" }],
	["HOST", "0.0.0.0", { host: "0.0.0.0" }],
	["HOST", "::1", { host: "::1" }],
	["HOST", "::", { host: "::" }],
	["HOST", "localhost", { host: "localhost" }],
	["HOST", "my_service-1.internal", { host: "my_service-1.internal" }],
	[
		"SITE_ORIGIN",
		"https://www.example.com",
		{ siteOrigin: "https://www.example.com" },
	],
	[
		"SITE_ORIGIN",
		"https://www.example.com/",
		{ siteOrigin: "https://www.example.com" },
	],
	[
		"SITE_ORIGIN",
		"HTTPS://WWW.Example.COM:443",
		{ siteOrigin: "https://www.example.com" },
	],
	[
		"SITE_ORIGIN",
		"http://127.0.0.1:8080",
		{ siteOrigin: "http://127.0.0.1:8080" },
	],
	["SITE_ORIGIN", "http://[::1]:3000", { siteOrigin: "http://[::1]:3000" }],
	[
		"API_BASE_URL",
		"https://api.example.com/",
		{ apiBaseUrl: "https://api.example.com" },
	],
	[
		"API_BASE_URL",
		"HTTP://api.Example.com:8080/v1//",
		{ apiBaseUrl: "http://api.example.com:8080/v1" },
	],
	["TRUST_PROXY", "true", { trustProxy: true }],
	["TRUST_PROXY", "false", { trustProxy: false }],
	["TRUST_PROXY", "0", { trustProxy: 0 }],
	["TRUST_PROXY", "2", { trustProxy: 2 }],
	["TRUST_PROXY", "loopback", { trustProxy: ["loopback"] }],
	[
		"TRUST_PROXY",
		"linklocal, uniquelocal,10.0.0.0/8 , 192.0.2.1",
		{ trustProxy: ["linklocal", "uniquelocal", "10.0.0.0/8", "192.0.2.1"] },
	],
	["TRUST_PROXY", "2001:db8::/32", { trustProxy: ["2001:db8::/32"] }],
	["TRUST_PROXY", "10.0.0.1/32", { trustProxy: ["10.0.0.1/32"] }],
	["TRUST_PROXY", "::1/128", { trustProxy: ["::1/128"] }],
	["TRUST_PROXY", "128.0.0.0/1", { trustProxy: ["128.0.0.0/1"] }],
	["LOG_LEVEL", "trace", { logLevel: "trace" }],
	["LOG_LEVEL", "debug", { logLevel: "debug" }],
	["LOG_LEVEL", "info", { logLevel: "info" }],
	["LOG_LEVEL", "warn", { logLevel: "warn" }],
	["LOG_LEVEL", "error", { logLevel: "error" }],
	["LOG_LEVEL", "fatal", { logLevel: "fatal" }],
	["LOG_LEVEL", "silent", { logLevel: "silent" }],
	["DATA_DIR", "/var/lib/site", { dataDir: "/var/lib/site" }],
	["IMAGE_HOSTS", "images.example.com", { imageHosts: ["images.example.com"] }],
	[
		"IMAGE_HOSTS",
		" Images.Example.com ,,cdn-1.example ",
		{ imageHosts: ["images.example.com", "cdn-1.example"] },
	],
	["IMAGE_HOSTS", ",", { imageHosts: [] }],
	["GUARD_EXEMPT_PATHS", "/login", { guardExemptPaths: ["/login"] }],
	[
		"GUARD_EXEMPT_PATHS",
		"/login, /about ,/services/",
		{ guardExemptPaths: ["/login", "/about", "/services/"] },
	],
	["I18N_UNCACHEABLE", "zh-CN", { uncacheableLocales: ["zh-CN"] }],
	[
		"I18N_UNCACHEABLE",
		"en-US, zh-CN",
		{ uncacheableLocales: ["en-US", "zh-CN"] },
	],
	["ENQUIRY_RATE_LIMIT", "1", { enquiryRateLimit: 1 }],
	["ENQUIRY_RATE_LIMIT", "1000000", { enquiryRateLimit: 1_000_000 }],
	["PREVIEW_SECRET", "s".repeat(32), { previewSecret: "s".repeat(32) }],
	["SHOW_UNPUBLISHED", "true", { showsUnpublished: true }],
	["SHOW_UNPUBLISHED", "false", { showsUnpublished: false }],
	["SHUTDOWN_TIMEOUT_MS", "0", { shutdownTimeoutMs: 0 }],
	["SHUTDOWN_TIMEOUT_MS", "600000", { shutdownTimeoutMs: 600_000 }],
])("%s accepts %j", (variable, value, expected) => {
	expect(readConfig({ [variable]: value })).toEqual({
		...readConfig({}),
		...expected,
	});
});

const ports = "a port number from 0 to 65535";
const hosts = "an address or host name to listen on";
const origins =
	"an http or https origin without a path, such as https://www.example.com";
const proxies =
	"true, false, a number of proxies, or addresses and networks separated by commas (loopback, linklocal, uniquelocal, 10.0.0.0/8)";
const levels = "trace, debug, info, warn, error, fatal, silent";
const imageHosts = "host names separated by commas, such as images.example.com";
const paths = "path prefixes separated by commas, each starting with a slash";
const codes = `locale codes separated by commas (${localeCodes.join(", ")})`;
const posts = "a number of posts from 1 to 1000000";
const bases =
	"an http or https address without query, such as https://api.example.com";
const times = "milliseconds from 0 to 600000";

test.each([
	["SHOW_UNPUBLISHED", "yes", "true or false"],
	["PORT", "65536", ports],
	["PORT", "-1", ports],
	["PORT", "80.5", ports],
	["PORT", "3000x", ports],
	["PORT", " 3000", ports],
	["PORT", "1e3", ports],
	["PORT", "0x50", ports],
	["PORT", "http", ports],
	["PORT", "٣٠٠٠", ports],
	["PORT", "99999999999999999999", ports],
	["HOST", "not a host", hosts],
	["HOST", "http://localhost", hosts],
	["HOST", "localhost:3000", hosts],
	["HOST", "[::1]", hosts],
	["HOST", "a..b", hosts],
	["API_BASE_URL", "/api", bases],
	["API_BASE_URL", "ftp://api.example.com", bases],
	["API_BASE_URL", "https://api.example.com/?key=x", bases],
	["API_BASE_URL", "https://user:secret@api.example.com", bases],
	["API_BASE_URL", "https://api.example.com; script-src *", bases],
	["SITE_ORIGIN", "www.example.com", origins],
	["SITE_ORIGIN", "ftp://www.example.com", origins],
	["SITE_ORIGIN", "javascript:alert(1)", origins],
	["SITE_ORIGIN", "https://", origins],
	["SITE_ORIGIN", "https://www.example.com/path", origins],
	["SITE_ORIGIN", "https://www.example.com//", origins],
	["SITE_ORIGIN", "https://www.example.com?x", origins],
	["SITE_ORIGIN", "https://www.example.com#x", origins],
	["SITE_ORIGIN", "https://user:secret@www.example.com", origins],
	["SITE_ORIGIN", "https://www.example.com:99999", origins],
	["SITE_ORIGIN", "https://256.256.256.256", origins],
	["SITE_ORIGIN", "https://a.example,https://b.example", origins],
	["TRUST_PROXY", "yes", proxies],
	["TRUST_PROXY", "TRUE", proxies],
	["TRUST_PROXY", "-1", proxies],
	["TRUST_PROXY", "1.5", proxies],
	["TRUST_PROXY", "100", proxies],
	["TRUST_PROXY", "proxy.internal", proxies],
	["TRUST_PROXY", "loopback,", proxies],
	["TRUST_PROXY", "loopback,true", proxies],
	["TRUST_PROXY", "10.0.0.0/33", proxies],
	["TRUST_PROXY", "10.0.0.0/", proxies],
	["TRUST_PROXY", "10.0.0.0/255.0.0.0", proxies],
	["TRUST_PROXY", "10.0.0/8", proxies],
	["TRUST_PROXY", "010.0.0.0/8", proxies],
	["TRUST_PROXY", "0.0.0.0/0", proxies],
	["TRUST_PROXY", "::/0", proxies],
	["TRUST_PROXY", "::/129", proxies],
	["TRUST_PROXY", "10.0.0.0/8/8", proxies],
	["TRUST_PROXY", "/8", proxies],
	["LOG_LEVEL", "verbose", levels],
	["LOG_LEVEL", "INFO", levels],
	["LOG_LEVEL", "info,warn", levels],
	["LOG_LEVEL", "constructor", levels],
	["IMAGE_HOSTS", "https://images.example.com", imageHosts],
	["IMAGE_HOSTS", "images.example.com/path", imageHosts],
	["IMAGE_HOSTS", "images.example.com:8080", imageHosts],
	["IMAGE_HOSTS", "*.example.com", imageHosts],
	["IMAGE_HOSTS", "images.example.com,bad host", imageHosts],
	["IMAGE_HOSTS", "images.example.com.", imageHosts],
	["IMAGE_HOSTS", "[::1]", imageHosts],
	["GUARD_EXEMPT_PATHS", "login", paths],
	["GUARD_EXEMPT_PATHS", "/login,about", paths],
	["GUARD_EXEMPT_PATHS", "*", paths],
	["I18N_UNCACHEABLE", "xx-XX", codes],
	["I18N_UNCACHEABLE", "en-us", codes],
	["I18N_UNCACHEABLE", "zh-CN en-US", codes],
	["I18N_UNCACHEABLE", "__proto__", codes],
	["ENQUIRY_RATE_LIMIT", "0", posts],
	["ENQUIRY_RATE_LIMIT", "1000001", posts],
	["ENQUIRY_RATE_LIMIT", "30/10min", posts],
	["SHUTDOWN_TIMEOUT_MS", "600001", times],
	["SHUTDOWN_TIMEOUT_MS", "-1", times],
	["SHUTDOWN_TIMEOUT_MS", "10s", times],
	["SHUTDOWN_TIMEOUT_MS", "0.5", times],
])(
	"%s rejects %j, and the error lists the allowed values",
	(variable, value, allowed) => {
		expect(() => readConfig({ [variable]: value })).toThrow(
			new ConfigError(
				`${variable} holds "${value}", which is not allowed; allowed: ${allowed}`,
			),
		);
	},
);

test("a configuration error stays on one line even when the value contains line breaks", () => {
	const value = '3000\nINFO "started"\r\u2028';
	expect(() => readConfig({ PORT: value })).toThrow(ConfigError);
	expect(() => readConfig({ PORT: value })).toThrow(
		/^PORT holds "3000\\nINFO \\"started\\"\\r[^\n\r]*", which is not allowed; allowed: a port number from 0 to 65535$/,
	);
});

test("the error names the one invalid variable among valid ones", () => {
	expect(() =>
		readConfig({ PORT: "8080", LOG_LEVEL: "loud", DATA_DIR: "/tmp" }),
	).toThrow(/^LOG_LEVEL holds "loud"/);
});

test.each([
	"true",
	"false",
	"0",
	"1",
	"99",
	"loopback",
	"linklocal",
	"uniquelocal",
	"127.0.0.1",
	"::1",
	"fe80::1%eth0",
	"10.0.0.0/8",
	"10.0.0.0/08",
	"128.0.0.0/1",
	"10.0.0.1/32",
	"2001:db8::/32",
	"8000::/1",
	"::1/128",
	"::ffff:10.0.0.0/104",
	"::ffff:10.0.0.1",
	"loopback, 10.0.0.0/8",
])("Express accepts every value that TRUST_PROXY allows: %s", (value) => {
	const { trustProxy } = readConfig({ TRUST_PROXY: value });
	const app = express();
	app.set("trust proxy", trustProxy);
	expect(app.get("trust proxy fn")).toBeTypeOf("function");
});

test("the configuration and its lists are frozen", () => {
	const config = readConfig({
		TRUST_PROXY: "loopback",
		IMAGE_HOSTS: "images.example.com",
		I18N_UNCACHEABLE: "en-US",
	});
	expect(Object.isFrozen(config)).toBe(true);
	for (const value of [
		config.trustProxy,
		config.imageHosts,
		config.guardExemptPaths,
		config.uncacheableLocales,
		readConfig({}).imageHosts,
		readConfig({ GUARD_EXEMPT_PATHS: "/login" }).guardExemptPaths,
	])
		expect(Object.isFrozen(value)).toBe(true);
});

test.each([
	["PREVIEW_SECRET", "s".repeat(31)],
	["PREVIEW_SECRET", `${"s".repeat(32)} s`],
	["OTEL_EXPORTER_OTLP_ENDPOINT", "https://site:secret@collector.example.com"],
	["OTEL_EXPORTER_OTLP_TRACES_ENDPOINT", "https://:secret@[::1]/v1/traces"],
])("an invalid %s is not echoed in the error: %s", (variable, value) => {
	expect(() => readConfig({ [variable]: value })).toThrow(
		`${variable} holds something, which is not allowed; allowed: `,
	);
});
