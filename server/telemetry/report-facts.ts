import { isObject } from "../../shared/is-object.ts";
import { localizePath } from "../../shared/locales.ts";
import { findLocalizedPage } from "../../shared/pages/page-hrefs.ts";
import { isListed, routeOf } from "../../shared/pages/page-paths.ts";

/** The stored part of a browser's report: known names, and only hosts of URLs. */
interface ReportFacts {
	readonly type: string;
	/** The directive, feature or API that it is about. */
	readonly about: string;
	/** The host of the blocked URL, or a CSP keyword. */
	readonly blocked?: string | undefined;
	/** The path of one of our pages, or the pattern that it matches. */
	readonly document: string;
}

/** The most reports to read from one post. */
const maximalReports = 20;

/** The longest host name, in characters (RFC 1035). */
const maximalHost = 253;

const types = [
	"csp-violation",
	"coep",
	"coop",
	"crash",
	"deprecation",
	"integrity-violation",
	"intervention",
	"network-error",
	"permissions-policy-violation",
];

const directives = [
	"base-uri",
	"connect-src",
	"default-src",
	"font-src",
	"form-action",
	"frame-ancestors",
	"frame-src",
	"img-src",
	"manifest-src",
	"media-src",
	"object-src",
	"require-trusted-types-for",
	"script-src",
	"script-src-attr",
	"script-src-elem",
	"style-src",
	"style-src-attr",
	"style-src-elem",
	"trusted-types",
	"worker-src",
];

/** Keywords that browsers send instead of a URL (CSP Level 3, section 5.3). */
const keywords = [
	"blob",
	"data",
	"eval",
	"inline",
	"self",
	"trusted-types-policy",
	"trusted-types-sink",
	"wasm-eval",
];

/**
 * Parses reports: a list (`application/reports+json`), or a single CSP violation
 * (`application/csp-report`). `undefined` for anything else.
 */
export function readReports(body: unknown): readonly ReportFacts[] | undefined {
	if (Array.isArray(body))
		return body.every(isObject)
			? body.slice(0, maximalReports).map(readReport)
			: undefined;
	if (!isObject(body)) return undefined;
	const { "csp-report": old } = body;
	if (!isObject(old)) return undefined;
	return [
		{
			type: "csp-violation",
			about: oneOf(
				directives,
				old["effective-directive"] ?? firstWord(old["violated-directive"]),
			),
			blocked: readBlocked(old["blocked-uri"]),
			document: readDocument(old["document-uri"]),
		},
	];
}

function readReport(report: Readonly<Record<string, unknown>>): ReportFacts {
	const body = isObject(report.body) ? report.body : {};
	const type = oneOf(types, report.type);
	const isPolicy = type === "csp-violation";
	return {
		type,
		about: isPolicy ? oneOf(directives, body.effectiveDirective) : "other",
		blocked: isPolicy ? readBlocked(body.blockedURL) : undefined,
		document: readDocument(report.url ?? body.documentURL),
	};
}

function readBlocked(value: unknown): string {
	if (typeof value !== "string") return "other";
	if (keywords.includes(value)) return value;
	const url = URL.canParse(value) ? new URL(value) : undefined;
	if (!url) return "other";
	if (url.hostname.length > maximalHost) return "other";
	return url.hostname || oneOf(keywords, url.protocol.slice(0, -1));
}

/** Only listed paths: others may contain something typed, or a secret such as a one-time link's. */
function readDocument(value: unknown): string {
	if (typeof value !== "string" || !URL.canParse(value)) return "other";
	const { pathname } = new URL(value);
	const found = findLocalizedPage(pathname);
	if (!found) return "other";
	const { page, locale } = found;
	return isListed(page) ? pathname : localizePath(routeOf(page).path, locale);
}

function oneOf(names: readonly string[], value: unknown): string {
	return names.find((name) => name === value) ?? "other";
}

function firstWord(value: unknown): unknown {
	return typeof value === "string" ? value.split(" ")[0] : value;
}
