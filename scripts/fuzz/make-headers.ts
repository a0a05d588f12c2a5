import { hostileTexts } from "./hostile-texts.ts";
import type { Random } from "./random.ts";

const agents = [
	"Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
	"Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
	"curl/8",
	"",
];

const languages = [
	"zh;q=0.1,".repeat(900),
	"en;q=1.0000000,*;q=0",
	"zh-Hant-TW, en-US;q=0.9",
	"*;q=NaN",
	";;;q=,,",
	"x-".repeat(4000),
	"-".repeat(8000),
];

const makers: Readonly<Record<string, readonly string[]>> = {
	"User-Agent": agents,
	Accept: ["text/html", "application/json", "*/*", "", ";q=1", "text/*;q=x"],
	"Accept-Language": languages,
	"Accept-Encoding": [
		"br",
		"gzip",
		"gzip;q=0, br;q=0, identity;q=0",
		"*;q=0",
		";;q=,,br;q=x",
		"zstd, deflate",
		"br,".repeat(1000),
	],
	"If-None-Match": ['"x"', "*", 'W/"', '"\xff', '"x",'.repeat(1000)],
	"If-Modified-Since": ["Sat, 29 Oct 1994 19:43:31 GMT", "never", "-1"],
	Range: ["bytes=5-2", "bytes=0-", "bytes=0-0,".repeat(500), "x=1"],
	"If-Range": ['"x"', "0"],
	Expect: ["100-continue", "200-ok", "x"],
	Upgrade: ["websocket", "h2c", "HTTP/2.0, x"],
	Connection: ["upgrade", "close", "keep-alive, Host", "x".repeat(500)],
	"HTTP2-Settings": ["AAMAAABkAAQAAP__"],
	"Sec-WebSocket-Key": ["x"],
	Origin: ["https://evil.example", "null", "http://localhost", "x"],
	"Sec-Fetch-Site": ["cross-site", "same-origin", "x"],
	Referer: ["https://evil.example/?a", "http://localhost/contact?x=1", "//"],
	Authorization: [
		"Bearer x",
		"Bearer ",
		"Basic x",
		`Bearer ${"a".repeat(4000)}`,
	],
	"X-Forwarded-For": ["127.0.0.1", "::1, evil", "1.2.3.4,".repeat(500), "x"],
	"X-Forwarded-Host": ["evil.example", "evil.example/\\@"],
	"X-Forwarded-Proto": ["http", "https", "javascript", "http,https"],
	"X-Forwarded-Port": ["99999", "-1"],
	"X-Forwarded-Prefix": ["//evil.example"],
	Forwarded: ["for=evil;host=evil.example;proto=http"],
	"X-Original-URL": ["/desk"],
	"X-Rewrite-URL": ["/desk"],
	"X-HTTP-Method-Override": ["DELETE", "CONNECT"],
	"X-Request-Id": ["abc", "a b", "x".repeat(65), '{"level":60}'],
	"Idempotency-Key": ["x", "x".repeat(3000), ""],
	"Content-Encoding": ["gzip", "br", "x", "identity"],
	"Cache-Control": ["no-cache", "only-if-cached", "max-age=x"],
	Trailer: ["Content-Length"],
	TE: ["trailers", "chunked"],
	"Proxy-Connection": ["keep-alive"],
	["X".repeat(200)]: ["y"],
};

const cookies = [
	"locale=en-US",
	"locale=zh-CN",
	"locale=",
	"theme=blueWhite.dark",
	"theme=darkRed",
	`token=${"a".repeat(43)}`,
	`token=${"a".repeat(6000)}`,
	"x=1; ".repeat(1500),
	"=; ;;; locale",
	'theme="',
	"token=j:{}; locale=j:[1]",
	"token=s:x.y",
];
const cookieNames = ["locale", "theme", "token", "__proto__", "", "session"];

/** Header lines other than `Host` and those that frame the body; some duplicate, many malformed. */
export function makeHeaders(random: Random): string[] {
	const names = Object.keys(makers);
	const lines = random.several(6, () => {
		const name = random.pick(names);
		const given = makers[name] ?? [""];
		const value = random.chance(0.8)
			? random.pick(given)
			: random.pick(hostileTexts);
		return `${name}:${random.pick([" ", " ", " ", "", "\t"])}${value}`;
	});
	const cookieLines = random.several(2, () => {
		const made = random.several(3, () =>
			random.chance(0.5)
				? random.pick(cookies)
				: `${random.pick(cookieNames)}=${random.pick(hostileTexts)}`,
		);
		return `Cookie: ${made.join("; ")}`;
	});
	return [
		...(random.chance(0.6) ? [`User-Agent: ${random.pick(agents)}`] : []),
		...lines,
		...cookieLines,
		...(random.chance(0.02) ? [random.pick(brokenLines)] : []),
	];
}

const brokenLines = [
	"X-Folded: a\r\n b",
	"No colon",
	": no name",
	"X Space: a",
	"X-Before : a",
	"X-Bare: a\rb",
	"X-Bare: a\nb",
	"X-Nul: a\0b",
	`X-Large: ${"a".repeat(20_000)}`,
	"X: y\r\n".repeat(2500).trimEnd(),
];

/** The `Host` line, mostly valid. A request without one is refused (RFC 9112). */
export function makeHost(random: Random): string[] {
	if (random.chance(0.95)) return ["Host: localhost"];
	return random.pick([
		[],
		["Host: evil.example"],
		["Host: a", "Host: b"],
		["Host:"],
		["Host: evil.example/\\@x"],
		[`Host: ${"a".repeat(5000)}`],
		["Host: a b"],
		["Host: [::1"],
		["Host: x:99999"],
	]);
}
