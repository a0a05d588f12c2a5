import { expect, test } from "vitest";
import { testBuild } from "../test/test-build.ts";
import { judgeExchange, staysOn } from "./judge-exchange.ts";
import { makeRequests } from "./make-request.ts";
import { parseAnswer } from "./parse-answer.ts";
import { createRandom } from "./random.ts";
import { runFuzz } from "./run-fuzz.ts";

const production = await testBuild("production");
const siteOrigin = "https://www.example.com";

test.each([
	{ name: "asked directly", seed: 1, env: {} },
	{
		name: "behind a trusted proxy",
		// Other requests than those above.
		seed: 10_000,
		// Without cached pages, so that every request goes through the whole app.
		env: {
			SITE_ORIGIN: siteOrigin,
			TRUST_PROXY: "loopback",
			PAGE_CACHE_MB: "0",
		},
	},
])(
	"a server that is $name answers 600 hostile requests without faults",
	async ({ seed, env }) => {
		const verdict = await runFuzz(production, { requests: 600, seed, env });
		expect(verdict.faults).toEqual({});
		expect(verdict.overloads).toBeLessThan(20);
		expect(Object.keys(verdict.answers)).toEqual(
			expect.arrayContaining(["200", "301", "400", "404", "405"]),
		);
	},
);

test("the same seed generates the same requests, and another seed different ones", () => {
	expect(makeRequests(createRandom(7))).toEqual(makeRequests(createRandom(7)));
	expect(makeRequests(createRandom(7))).not.toEqual(
		makeRequests(createRandom(8)),
	);
});

test.each([
	["/about", true],
	["?a", true],
	["https://www.example.com/x", true],
	["https://www.example.com.evil.example/", false],
	["//evil.example", false],
	["/\\evil.example", false],
	["\\\\evil.example", false],
	["https:evil.example", true],
	["http://www.example.com/", false],
	["javascript:alert(1)", false],
	["/a b", false],
	["/中", false],
])(
	"the check whether a redirect to %s stays on the site returns %s",
	(location, stays) => {
		expect(staysOn(location, siteOrigin)).toBe(stays);
	},
);

const safe =
	"Content-Security-Policy: x\r\nX-Content-Type-Options: nosniff\r\nX-Build-Id: x\r\n";

test.each([
	["HTTP/1.1 500 Oh", "", "status 500"],
	["HTTP/1.1 301 Moved", "Location: //evil.example\r\n", "leads to"],
	["HTTP/1.1 302 Found", "", "without a location"],
	["HTTP/1.1 200 OK", "X-Injected: 1\r\n", "a header was injected"],
])(
	"the fuzz judge reports the fault of a response with %s %s",
	(status, headers, fault) => {
		const text = `${status}\r\n${safe}${headers}Content-Length: 0\r\n\r\n`;
		const { answer } = parseAnswer(text, "GET", false) ?? {};
		const request = { method: "GET", bytes: "GET /", isComplete: true };
		const [found] = judgeExchange(
			[request],
			{ answers: answer ? [answer] : [] },
			siteOrigin,
		);
		expect(found?.kind).toContain(fault);
	},
);

test.each([
	["nothing", ""],
	["a head alone", "HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nabc"],
	[
		"an unfinished chunk",
		"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nab",
	],
])("parseAnswer treats this as incomplete: %s", (_, text) => {
	expect(parseAnswer(text, "GET", false)).toBeUndefined();
});

test.each([
	["HTTP/1.0 200 OK\r\n\r\n"],
	["HTTP/1.1 200 OK\r\nNo colon\r\n\r\n"],
	[
		"HTTP/1.1 200 OK\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n",
	],
	["HTTP/1.1 200 OK\r\nContent-Encoding: br\r\nContent-Length: 1\r\n\r\nx"],
	["</html>\r\n\r\n"],
])("parseAnswer throws on the invalid response %j", (text) => {
	expect(() => parseAnswer(text, "GET", false)).toThrow();
});
