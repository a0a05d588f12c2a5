import { gzipSync } from "node:zlib";
import express from "express";
import request from "supertest";
import { expect, test } from "vitest";
import { agents } from "../../../scripts/test/test-app.ts";
import { defaultTheme, formatTheme } from "../../../shared/themes.ts";
import { sendPlainly } from "../../connections/cached-answers.ts";
import { identifyRequest } from "../../middleware/identify-request.ts";
import { parseRequestTarget } from "../../middleware/parse-target.ts";
import { runInFront } from "../../middleware/run-in-front.ts";
import { answerCachedPages } from "./answer-cached-pages.ts";
import { createPageCache, pageKey } from "./page-cache.ts";

const plainTheme = formatTheme(defaultTheme);
const pageCache = createPageCache(1_000_000);
for (const path of ["/", "/en-US", "/list"])
	pageCache.set(pageKey(path, plainTheme), {
		route: "page",
		readsQuery: path === "/list",
		startsAt: 0,
		expiresAt: Number.POSITIVE_INFINITY,
		headers: {},
		etags: { br: '"b"', gzip: '"g"', identity: '"i"' },
		bodies: { br: Buffer.from("br"), gzip: gzipSync("cached") },
	});
const app = express().use((_req, res) => void res.end("by the app"));
const listener = runInFront(
	[
		parseRequestTarget,
		identifyRequest(app),
		answerCachedPages({
			pageCache,
			siteOrigin: "http://localhost",
			observe: () => {},
			sendCachedAnswer: sendPlainly,
		}),
	],
	app,
);

function ask(path: string, headers: Record<string, string>) {
	return request(listener)
		.get(path)
		.set({
			"User-Agent": agents.person,
			"Accept-Encoding": "identity",
			...headers,
		});
}

test.each([
	["/en-US", {}, "path"],
	["/en-US", { Cookie: `locale=zh-CN; theme=${plainTheme}` }, "path"],
	["/", { "Accept-Language": "zh-TW, en;q=0.5" }, "accept-language"],
	["/", { Cookie: "a=b; locale=zh-CN", "Accept-Language": "en" }, "cookie"],
	["/", { Cookie: "locale=fr-FR", "Accept-Language": "zh" }, "accept-language"],
	["/", { "User-Agent": agents.robot, "Accept-Language": "en" }, "robot"],
	["/?utm_source=x", { "Accept-Language": "zh" }, "accept-language"],
	["/en-US?", {}, "path"],
	["/en-US?a=%ZZ&b", { "If-None-Match": '"other"' }, "path"],
	["/en-US", { "If-None-Match": '"i"', "Cache-Control": "no-cache" }, "path"],
	["/list", {}, "path"],
])(
	"%s with %j is served from the cache, with the locale chosen by %s",
	async (path, headers, source) => {
		const { text, headers: given } = await ask(path, headers);
		expect([text, given["server-timing"]]).toEqual([
			"cached",
			`locale;desc="${source}", cache;desc="hit"`,
		]);
	},
);

test.each([
	["/en-US", '"i"'],
	["/en-US", 'W/"i"'],
	["/en-US?a", '"other", "i"'],
	["/", "*"],
])("%s returns 304 for If-None-Match %s", async (path, etag) => {
	const headers = { "Accept-Language": "zh", "If-None-Match": etag };
	const answer = await ask(path, headers).expect(304);
	expect(answer.text).toBe("");
	expect(answer.headers.etag).toBe('"i"');
	expect(answer.headers).not.toHaveProperty("content-length");
});

test.each([
	["/", {}],
	["/", { "Accept-Language": "en" }],
	["/", { Cookie: "locale=en-US", "Accept-Language": "zh" }],
	["/", { Cookie: "locale=zh-CN; locale=en-US" }],
	["/", { Cookie: 'locale="zh-CN"', "Accept-Language": "en" }],
	["/", { Cookie: "locale=%7Ah-CN", "Accept-Language": "en" }],
	["/", { Cookie: "x-locale=zh-CN", "Accept-Language": "zh" }],
	["/?a", { "Accept-Language": "en" }],
	["/list?a", {}],
	["/en-US", { Cookie: `theme=${plainTheme}; theme=x` }],
	["/about", {}],
])(
	"%s with %j bypasses the cached answer and reaches the app",
	async (path, headers) => {
		expect((await ask(path, headers)).text).toBe("by the app");
	},
);
