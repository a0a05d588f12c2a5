import { parse } from "node-html-parser";
import { createElement } from "react";
import request from "supertest";
import { expect, test } from "vitest";
import {
	agents,
	createTestApp,
	testDependencies,
} from "../../scripts/test/test-app.ts";
import { brandName } from "../../shared/brand.ts";
import { localeCodes } from "../../shared/locales.ts";
import { defaultTheme } from "../../shared/themes.ts";
import { createApp } from "../app.ts";
import { StoreDownError } from "../database/database.ts";
import type { AppDependencies } from "../dependencies.ts";
import type { Messages } from "../i18n.ts";
import { createTestLogger } from "../log/test-logs.ts";
import { renderErrorShells } from "./error-shell.tsx";
import { createErrorPage, loadErrorMessages } from "./render-error-page.ts";

const app = await createTestApp();

function get(path: string, headers: Record<string, string> = {}) {
	return request(app)
		.get(path)
		.set({ "User-Agent": agents.person, Accept: "text/html", ...headers });
}

test.each([
	["/nope", "Page not found: /nope"],
	["/nope?x=1", "Page not found: /nope"],
	["/en-US/nope", "Page not found: /en-US/nope"],
	["/en-US/zh-CN", "Page not found: /en-US/zh-CN"],
	["/about/team", "Page not found: /about/team"],
	["/industries/nope", "Page Not Found: /industries/nope"],
	["/industries/nope?x=1&y=%20", "Page Not Found: /industries/nope?x=1&y=%20"],
	[
		"/en-US/industries/oil-gas/nope",
		"Page Not Found: /en-US/industries/oil-gas/nope",
	],
	[
		"/industries/chemicals/our-services",
		"Page Not Found: /industries/chemicals/our-services",
	],
	[
		"/services/nope/our-approach",
		"Page Not Found: /services/nope/our-approach",
	],
	[
		"/services/global/our-approach",
		"Page Not Found: /services/global/our-approach",
	],
	["/industries/__proto__", "Page Not Found: /industries/__proto__"],
	["/services/constructor", "Page Not Found: /services/constructor"],
])("%s returns 404 with the detail: %s", async (path, message) => {
	const page = await get(path).expect(404);
	expect(parse(page.text).querySelector(".error-detail")?.text).toBe(message);
	const problem = await get(path, { Accept: "application/json" }).expect(404);
	expect(problem.headers["content-type"]).toContain("application/problem+json");
	expect(problem.body).toMatchObject({
		status: 404,
		title: "Not Found",
		detail: message,
	});
});

test("a 404 page is compressed whole, and reports that no cache was involved", async () => {
	const { headers } = await get("/en-US/nope", {
		"Accept-Encoding": "br",
	}).expect(404);
	expect(headers["server-timing"]).toBe(
		'locale;desc="path", cache;desc="bypass"',
	);
	expect(headers["content-encoding"]).toBe("br");
	expect(Number(headers["content-length"])).toBeGreaterThan(1000);
	expect(headers.vary).toContain("Accept-Encoding");
});

test.each([
	{ path: "/nope", locale: "zh-CN", heading: "页面即将推出", home: "/" },
	{
		path: "/en-US/nope",
		locale: "en-US",
		heading: "This page is on its way",
		home: "/en-US",
	},
])(
	"people get the coming-soon page at $path",
	async ({ path, locale, heading, home }) => {
		const answer = await get(path);
		const document = parse(answer.text);
		expect(document.querySelector("html")?.getAttribute("lang")).toBe(locale);
		expect(answer.headers["content-language"]).toBe(locale);
		expect(document.querySelector("h1")?.text).toBe(heading);
		const chinese = document.querySelector('p[lang="zh-CN"]')?.text;
		expect(chinese).toBe(locale === "zh-CN" ? undefined : "页面即将推出");
		expect(
			document.querySelector("[data-countdown]")?.getAttribute("data-home"),
		).toBe(home);
		const prefix = locale === "zh-CN" ? "" : "/en-US";
		const cards = document
			.querySelectorAll(".error-cards a")
			.map((link) => link.getAttribute("href"));
		expect(cards).toEqual([
			home,
			...["/services", "/about", "/contact"].map((to) => prefix + to),
		]);
		const links = document
			.querySelectorAll(".error-links a")
			.map((link) => link.getAttribute("href"));
		expect(links).toEqual([
			home,
			...["/services", "/about", "/contact", "/login"].map((to) => prefix + to),
		]);
	},
);

test.each([
	{ path: "/%E4%B8", own: "这个地址或提交的内容无法识别。" },
	{ path: "/en-US/%E4%B8", own: "The address cannot be decoded." },
	{ path: "/about", method: "post", own: "这个页面不接受这种操作。" },
	{ path: "/en-US/about", method: "post", own: "POST is not allowed here." },
] as const)(
	"the error detail of $path is in the language of the page only",
	async ({ path, method, own }) => {
		const { text } = await request(app)
			[method ?? "get"](path)
			.set({ "User-Agent": agents.person, Accept: "text/html" });
		const detail = parse(text).querySelector(".error-detail");
		expect(detail?.innerHTML).toBe(own);
	},
);

test("an English error detail on a Chinese page is marked with its language", async () => {
	for (const [path, lang] of [
		["/nope", "en"],
		["/en-US/nope", undefined],
	] as const) {
		const detail = parse((await get(path)).text).querySelector(".error-detail");
		expect(detail?.text).toBe(`Page not found: ${path}`);
		expect(detail?.querySelector("span")?.getAttribute("lang")).toBe(lang);
	}
});

test.each(["/nope", "/en-US/industries/nope", "/%E4%B8"])(
	"the error page at %s is not indexed, stored or canonical",
	async (path) => {
		const answer = await get(path);
		const document = parse(answer.text);
		expect(answer.headers["cache-control"]).toBe("no-store");
		expect(answer.headers["x-robots-tag"]).toBe("noindex");
		expect(answer.headers["content-security-policy"]).toContain(
			"script-src 'self'",
		);
		expect(answer.headers.etag).toBeUndefined();
		expect(answer.headers.link).toBeUndefined();
		expect(answer.headers["set-cookie"]).toBeUndefined();
		expect(
			document.querySelector("meta[name=robots]")?.getAttribute("content"),
		).toBe("noindex");
		expect(
			document.querySelectorAll("link[rel=canonical], link[hreflang]"),
		).toEqual([]);
	},
);

test.each(["/nope", "/%E4%B8", "/en-US/%E4%B8"])(
	"the error page at %s is in the visitor's theme",
	async (path) => {
		const { text } = await get(path, { Cookie: "theme=darkRed.dark" });
		const root = parse(text).querySelector("html");
		expect(root?.getAttribute("data-theme")).toBe("darkRed");
		expect(root?.getAttribute("class")).toBe("dark");
	},
);

test("robots get error responses as plain text", async () => {
	const answer = await get("/nope", { "User-Agent": agents.robot }).expect(404);
	expect(answer.text).toBe("Not Found\n");
	expect(answer.headers["content-type"]).toBe("text/plain; charset=utf-8");
	expect(answer.headers["x-robots-tag"]).toBe("noindex");
});

test.each(["post", "put", "delete", "patch", "options", "trace"] as const)(
	"%s to a page returns 405 with the allowed methods",
	async (method) => {
		const answer = await request(app)
			[method]("/en-US/about")
			.set("User-Agent", agents.person);
		expect([answer.status, answer.headers.allow]).toEqual([405, "GET, HEAD"]);
	},
);

test("a disallowed method on a missing page returns 404", async () => {
	await request(app).post("/nope").expect(404);
});

test("error pages keep the saved theme", async () => {
	const answer = await get("/nope", { Cookie: "theme=darkRed.dark" });
	expect(answer.text).toContain('data-theme="darkRed" class="dark"');
});

const breakages: Record<
	string,
	(deps: AppDependencies) => Partial<AppDependencies>
> = {
	"i18n throws": ({ messages: sound, editions }) => {
		const messages = breakLater(sound);
		const current = () => ({ ...editions.current(), messages });
		return { messages, editions: { ...editions, current } };
	},
	"a component throws": () => ({ makeTree: () => createElement(fail) }),
	"the renderer throws": () => ({ makeTree: fail }),
	"the document throws": () => ({ makeDocument: fail }),
};

function fail(): never {
	throw new Error("secret cause");
}

/** Messages that work while the app is created, and fail in every request. */
function breakLater(messages: Messages): Messages {
	setImmediate(() => {
		isBroken = true;
	});
	let isBroken = false;
	return {
		namespaces: messages.namespaces,
		instance: (locale) => (isBroken ? fail() : messages.instance(locale)),
		translator: (locale) => (isBroken ? fail() : messages.translator(locale)),
		read: (locale, namespace) =>
			isBroken ? fail() : messages.read(locale, namespace),
	};
}

test.each(Object.entries(breakages))(
	"when %s, the error page still renders",
	async (_, breakage) => {
		const deps = await testDependencies();
		const broken = createApp({ ...deps, ...breakage(deps) });
		const answer = await request(broken)
			.get("/en-US/about")
			.set({ "User-Agent": agents.person, Accept: "text/html" });
		expect(answer.status).toBe(500);
		expect(answer.text).toContain('<html lang="en-US"');
		const document = parse(answer.text);
		expect(document.querySelector("header svg")).not.toBeNull();
		expect(document.querySelectorAll("header nav a")).toHaveLength(8);
		expect(document.querySelector("footer")).not.toBeNull();
		expect(answer.text).toContain("An unexpected error occurred");
		expect(answer.text).toContain(answer.headers["x-request-id"]);
		expect(answer.text).not.toMatch(/secret|at .*\.tsx?:\d/);
		const links = document.querySelectorAll("main .actions a");
		expect(links.map((link) => link.getAttribute("href"))).toEqual([
			"/en-US/login",
			"/en-US",
		]);
		expect(answer.headers["cache-control"]).toBe("no-store");

		const robot = await request(broken)
			.get("/about")
			.set("User-Agent", agents.robot);
		expect([robot.status, robot.text]).toEqual([
			500,
			"Internal Server Error\n",
		]);
		const json = await request(broken)
			.get("/about")
			.set("Accept", "application/json");
		expect(json.body).toMatchObject({
			status: 500,
			title: "Internal Server Error",
		});
		expect(JSON.stringify(json.body)).not.toContain("secret");
	},
);

test("a thrown value that is not an Error shows as an unknown error in either language", async () => {
	const broken = await createTestApp(
		{},
		{ makeTree: () => createElement(Unknown) },
	);
	for (const [path, lang] of [
		["/about", "en"],
		["/en-US/about", undefined],
	] as const) {
		const { text } = await request(broken)
			.get(path)
			.set({ "User-Agent": agents.person, Accept: "text/html" })
			.expect(500);
		const [status, detail] = [".error-status", ".error-detail"].map((name) =>
			parse(text).querySelector(name),
		);
		expect([status?.text, detail?.text]).toEqual([
			"Unknown Error",
			"An unexpected error occurred",
		]);
		for (const element of [status, detail])
			expect(element?.querySelector("span")?.getAttribute("lang")).toBe(lang);
	}
});

/** Throws a value that is not an `Error`. */
function Unknown(): never {
	const thrown: unknown = "secret cause";
	throw thrown;
}

test("error pages fall back to a minimal header when the site's header cannot render", async () => {
	const { logger, lines } = createTestLogger("error");
	const deps = await testDependencies();
	const shells = renderErrorShells(
		{ ...deps.messages, translator: fail },
		logger,
	);
	expect(shells.size).toBe(0);
	expect(lines.map(({ msg }) => msg)).toEqual(
		localeCodes.map(() => "error pages have no shell"),
	);
	const page = createErrorPage(
		await loadErrorMessages("locales"),
		deps.assets,
		shells,
	)({
		status: 500,
		message: undefined,
		requestId: "number",
		locale: "zh-CN",
		theme: defaultTheme,
	});
	const document = parse(page);
	expect(document.querySelector("header a")?.text).toBe(brandName("zh-CN"));
	expect(document.querySelectorAll(".error-links a")).toHaveLength(5);
	expect(document.querySelector("h1")?.text).toBe("出错了");
});

test("when the store is down, pages that need it return 503 in the site's layout", async () => {
	const broken = await createTestApp(
		{},
		{ verifyToken: () => Promise.reject(new StoreDownError("down")) },
	);
	const answer = await request(broken)
		.get("/desk")
		.set({
			"User-Agent": agents.person,
			Accept: "text/html",
			Cookie: `token=${"x".repeat(43)}`,
		});
	expect([answer.status, answer.headers["retry-after"]]).toEqual([503, "5"]);
	const document = parse(answer.text);
	expect(document.querySelector(".error-status")?.text).toBe("503");
	expect(document.querySelector("header svg")).not.toBeNull();
	expect(document.querySelector("header nav")?.text).toContain("服务");
});
