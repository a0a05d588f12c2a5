import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import request from "supertest";
import { expect, test } from "vitest";
import { agents, testDependencies } from "../../scripts/test/test-app.ts";
import { localeCodes, unprefixedLocale } from "../../shared/locales.ts";
import { pageHref } from "../../shared/pages/page-hrefs.ts";
import { pages, routeOf } from "../../shared/pages/page-paths.ts";
import { createApp } from "../app.ts";
import { testPasswordHash } from "../session/test-hash.ts";
import {
	cachedHeaders,
	ownHeaders,
	readCachedHeaders,
} from "./cached-headers.ts";

const app = createApp(
	await testDependencies({
		SITE_ORIGIN: "https://www.example.com",
		// Without one, the login page depends on whether there are accounts, and is not cached.
		STAFF_PASSWORD_HASH: testPasswordHash,
	}),
);

/** One cacheable page per route, with alternating locales. */
const templates = [...new Map(pages.map((page) => [page.id, page])).values()]
	.filter((page) => !routeOf(page).isPrivate && !routeOf(page).isDocument)
	.map((page, row) => {
		const locale = localeCodes[row % localeCodes.length] ?? unprefixedLocale;
		return [pageHref(page, locale), locale] as const;
	});

/** Headers that differ by response, and the framing, which is unknown at first. */
const varying = ["date", "x-request-id", "server-timing"];
const framing = ["content-length", "transfer-encoding"];

async function ask(
	method: "GET" | "HEAD",
	[path, locale]: readonly [string, string],
	headers: Readonly<Record<string, string>> = {},
) {
	const answer = await request(app)
		[method === "GET" ? "get" : "head"](path)
		.set({
			"User-Agent": agents.person,
			"Accept-Language": locale,
			"Accept-Encoding": "br",
			...headers,
		});
	const given: Readonly<Record<string, string>> = answer.headers;
	return { status: answer.status, headers: given };
}

function without(
	headers: Readonly<Record<string, string>>,
	left: readonly string[],
) {
	return Object.fromEntries(
		Object.entries(headers).filter(([name]) => !left.includes(name)),
	);
}

test.each(templates)(
	"a cached response for %s has the same headers as the first response, all of which are listed",
	async (...at) => {
		const head = await ask("HEAD", at);
		const first = await ask("GET", at);
		const { etag = "" } = first.headers;
		const listed: readonly string[] = [...cachedHeaders, ...ownHeaders];
		expect(
			Object.keys(first.headers).filter((name) => !listed.includes(name)),
			"headers to name in server/connections/cached-headers.ts",
		).toEqual([]);
		await expect
			.poll(async () => (await ask("GET", at)).headers["server-timing"])
			.toContain('cache;desc="hit"');

		const next = await ask("GET", at);
		const leftOfGet = [...varying, ...framing];
		expect(without(next.headers, leftOfGet)).toEqual(
			without(first.headers, leftOfGet),
		);
		const nextHead = await ask("HEAD", at);
		const leftOfHead = [...leftOfGet, "content-encoding"];
		expect(without(nextHead.headers, leftOfHead)).toEqual(
			without(head.headers, leftOfHead),
		);
		// The page may have been recompressed meanwhile, which changes its length.
		const after = await ask("GET", at);
		expect(
			[next, after].map(({ headers }) => without(headers, varying)),
		).toContainEqual(without(nextHead.headers, varying));

		for (const method of ["GET", "HEAD"] as const) {
			const unchanged = { "If-None-Match": etag };
			const cached = await ask(method, at, unchanged);
			// Cookies in an unusual form are left to the app.
			const passed = await ask(method, at, {
				...unchanged,
				Cookie: "theme=;theme=",
			});
			expect([cached.status, passed.status]).toEqual([304, 304]);
			expect(without(cached.headers, varying)).toEqual(
				without(passed.headers, varying),
			);
		}
	},
);

test.each([
	[200, {}, { "content-type": "text/html" }],
	[200, { "Set-Cookie": "a=b" }, undefined],
	[404, {}, undefined],
	[206, {}, undefined],
	[200, { "X-Other": "1" }, { "content-type": "text/html" }],
])("a %i response with headers %j caches %j", (status, headers, expected) => {
	const res = new ServerResponse(new IncomingMessage(new Socket()));
	res.statusCode = status;
	res.setHeader("Content-Type", "text/html");
	for (const [name, value] of Object.entries(headers))
		res.setHeader(name, value);
	expect(readCachedHeaders(res)).toEqual(expected);
});
