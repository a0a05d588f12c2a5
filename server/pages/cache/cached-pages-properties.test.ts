import { brotliDecompressSync, gunzipSync } from "node:zlib";
import fc from "fast-check";
import { expect, test } from "vitest";
import { agents, createTestApp } from "../../../scripts/test/test-app.ts";
import {
	formatTheme,
	modes,
	themes,
	withMode,
} from "../../../shared/themes.ts";
import { sendRaw } from "../../connections/test-send-raw.ts";
import { pageKey } from "./page-cache.ts";

const runs = { seed: 16, numRuns: 40 };

const cached = await createTestApp();
const uncached = await createTestApp({ PAGE_CACHE_MB: "0" });

const path = fc.constantFrom(
	"/",
	"/en-US",
	"/en-US/privacy",
	"/contact",
	"/en-US/login",
	"/nowhere",
	"/en-US/nowhere",
	"/industries/nowhere",
	"/About",
);
const search = fc.constantFrom(
	"",
	"",
	"?",
	"?utm_source=x",
	"?code=401",
	"?sent=ABCD-EFGH",
	"?x=%ZZ",
);
const allThemes = themes.flatMap((name) =>
	[undefined, ...modes].map((mode) => formatTheme(withMode(name, mode))),
);
const cookies = fc.constantFrom(
	"theme=darkRed",
	"theme=darkRed.dark",
	"theme=x",
	"theme=dark%52ed",
	'theme="darkRed"',
	"theme=darkRed; theme=x",
	"xtheme=darkRed",
	"a=b; theme=darkRed",
	"theme=",
	"locale=en-US",
	"locale=zh-CN",
	"locale=zh-CN; theme=darkRed",
	"locale=zh%2DCN",
	"token=t; locale=fr",
);
const headers = fc
	.record({
		Cookie: fc.option(cookies),
		"Accept-Encoding": fc.constantFrom("br", "gzip", "identity", "br;q=0"),
		"Accept-Language": fc.option(fc.constantFrom("zh", "en", "fr", "zh;q=0")),
		"User-Agent": fc.constantFrom(agents.person, agents.robot),
		"X-Forwarded-Proto": fc.option(fc.constantFrom("http", "https")),
		Host: fc.constantFrom("site.example", "evil.example"),
	})
	.map((all) =>
		Object.fromEntries(
			Object.entries(all).filter((entry): entry is [string, string] =>
				Boolean(entry[1]),
			),
		),
	);
const method = fc.constantFrom("GET", "GET", "GET", "HEAD");

/** Headers that differ by response; the length depends on the compression. */
const own = [
	"date",
	"x-request-id",
	"server-timing",
	"connection",
	"keep-alive",
	"transfer-encoding",
	"content-length",
];

type Answer = Awaited<ReturnType<typeof sendRaw>>;

function essenceOf({ status, headers: sent, bytes }: Answer, verb: string) {
	// Without creating the body, HEAD may omit its encoding (RFC 9110, section 9.3.2).
	const left = verb === "HEAD" ? [...own, "content-encoding"] : own;
	const same = Object.entries(sent).filter(([name]) => !left.includes(name));
	return {
		status,
		headers: Object.fromEntries(
			same.map(([name, value]) => [
				name,
				// Cookies expire in a year, to the second.
				String(value).replace(/Expires=[^;]*/, ""),
			]),
		),
		text: decode(bytes, sent["content-encoding"]),
	};
}

function decode(bytes: Buffer, encoding: string | undefined): string {
	if (bytes.length === 0) return "";
	if (encoding === "br") return brotliDecompressSync(bytes).toString();
	return (encoding === "gzip" ? gunzipSync(bytes) : bytes).toString();
}

test("page keys are unique per path and theme", () => {
	// A request's path contains no space.
	const part = fc.string({ unit: fc.constantFrom("/", "a", ".", "%20", "_") });
	const pair = fc.tuple(part, fc.constantFrom(...allThemes));
	fc.assert(
		fc.property(pair, pair, ([path1, theme1], [path2, theme2]) => {
			const isSame = path1 === path2 && theme1 === theme2;
			expect(pageKey(path1, theme1) === pageKey(path2, theme2)).toBe(isSame);
		}),
		{ ...runs, numRuns: 300 },
	);
});

test("a response with the page cache is the same as without it", async () => {
	await fc.assert(
		fc.asyncProperty(
			path,
			search,
			headers,
			method,
			async (at, query, sent, verb) => {
				const target = at + query;
				const [one, other] = [
					await sendRaw(cached, target, sent, verb),
					await sendRaw(uncached, target, sent, verb),
				];
				expect(essenceOf(one, verb)).toEqual(essenceOf(other, verb));
			},
		),
		runs,
	);
});
