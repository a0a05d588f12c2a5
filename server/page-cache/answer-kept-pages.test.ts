import { gzipSync } from "node:zlib";
import express from "express";
import request from "supertest";
import { expect, test } from "vitest";
import { defaultTheme, formatTheme } from "../../shared/themes.ts";
import { agents } from "../test-app.ts";
import { answerKeptPages } from "./answer-kept-pages.ts";
import { createPageCache, pageKey } from "./page-cache.ts";

const plainTheme = formatTheme(defaultTheme);
const pageCache = createPageCache(1_000_000);
for (const path of ["/", "/en-US"])
	pageCache.keep(pageKey(path, plainTheme), {
		route: "home",
		expiresAt: Number.POSITIVE_INFINITY,
		headers: {},
		etags: { br: '"b"', gzip: '"g"', identity: '"i"' },
		bodies: { br: Buffer.from("br"), gzip: gzipSync("kept") },
	});
const app = express().use((_req, res) => void res.end("by the app"));
const listener = answerKeptPages(app, {
	pageCache,
	siteOrigin: "http://localhost",
	observe: () => {},
});

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
	["/", { "User-Agent": agents.robot, "Accept-Language": "en" }, "bot"],
])("%s with %j is answered as kept, by %s", async (path, headers, source) => {
	const { text, headers: given } = await ask(path, headers);
	expect([text, given["server-timing"]]).toEqual([
		"kept",
		`locale;desc="${source}", cache;desc="hit"`,
	]);
});

test.each([
	["/", {}],
	["/", { "Accept-Language": "en" }],
	["/", { Cookie: "locale=en-US", "Accept-Language": "zh" }],
	["/", { Cookie: "locale=zh-CN; locale=en-US" }],
	["/", { Cookie: 'locale="zh-CN"', "Accept-Language": "en" }],
	["/", { Cookie: "locale=%7Ah-CN", "Accept-Language": "en" }],
	["/", { Cookie: "x-locale=zh-CN", "Accept-Language": "zh" }],
	["/", { "Accept-Language": "zh", "If-None-Match": '"i"' }],
	["/?a", { "Accept-Language": "zh" }],
	["/en-US", { Cookie: `theme=${plainTheme}; theme=x` }],
	["/about", {}],
])("%s with %j is left to the app", async (path, headers) => {
	expect((await ask(path, headers)).text).toBe("by the app");
});
