import request from "supertest";
import { expect, test } from "vitest";
import { agents, createTestApp } from "../../scripts/test/test-app.ts";
import { sendBytes } from "../connections/test-connection.ts";

const app = await createTestApp();
const secureApp = await createTestApp({
	SITE_ORIGIN: "https://www.example.com",
});

function get(path: string, headers: Record<string, string> = {}) {
	return request(app)
		.get(path)
		.set({ "User-Agent": agents.person, ...headers });
}

test.each([
	{ headers: {}, setsCookie: true },
	{ headers: { "Accept-Language": "fr, de;q=0.5" }, setsCookie: true },
	{
		headers: { Cookie: "locale=en-US", "Accept-Language": "zh" },
		setsCookie: false,
	},
	{
		headers: { Cookie: "locale=xx", "Accept-Language": "en" },
		setsCookie: true,
	},
	{ headers: { Cookie: 'locale=j:{"a":1}' }, setsCookie: true },
	{ headers: { Cookie: "locale=en-US; locale=zh-CN" }, setsCookie: false },
])(
	"the root redirects to the English home page for $headers",
	async ({ headers, setsCookie }) => {
		const answer = await get("/?utm=a%20b&x=1", headers);
		expect(answer.status).toBe(302);
		expect(answer.headers.location).toBe("/en-US?utm=a%20b&x=1");
		expect(answer.headers["cache-control"]).toBe("private, no-store");
		expect(answer.headers.vary).toMatch(/Accept-Language.*Cookie/);
		const [cookie] = answer.headers["set-cookie"] ?? [];
		if (!setsCookie) expect(cookie).toBeUndefined();
		else
			expect(cookie).toMatch(
				/^locale=en-US; Max-Age=31536000; Path=\/; Expires=[^;]+; SameSite=Lax$/,
			);
	},
);

test("the redirect encodes query characters that a header cannot contain", async () => {
	const answer = await sendBytes(
		`GET /?a="b" HTTP/1.1\r\nHost: x\r\nUser-Agent: ${agents.person}\r\nConnection: close\r\n\r\n`,
		app,
	);
	expect(answer).toContain("Location: /en-US?a=%22b%22\r\n");
});

test("the locale cookie is secure on an https connection, even if SITE_ORIGIN is http", async () => {
	const proxied = await createTestApp({ TRUST_PROXY: "true" });
	const { headers } = await request(proxied)
		.get("/")
		.set({ "User-Agent": agents.person, "X-Forwarded-Proto": "https" });
	expect(headers["set-cookie"]?.[0]).toContain("; Secure");
});

test.each([
	{ "Accept-Language": "zh-TW,en;q=0.5" },
	{ Cookie: "locale=zh-CN", "Accept-Language": "en" },
	{ Cookie: "locale=zh-CN; locale=en-US" },
])("the root serves the Chinese home page for %o", async (headers) => {
	const answer = await get("/", headers);
	expect(answer.status).toBe(200);
	expect(answer.headers["content-language"]).toBe("zh-CN");
	expect(answer.headers["cache-control"]).toBe("private, no-cache");
	expect(answer.headers.vary).toMatch(/Accept-Language.*Cookie/);
	expect(answer.headers["set-cookie"]).toBeUndefined();
});

const origin = "http://localhost:3000";

test.each([
	{ "Sec-Fetch-Site": "same-origin", "Accept-Language": "en" },
	{ "Sec-Fetch-Site": "same-origin", Cookie: "locale=en-US" },
	{ Referer: `${origin}/about`, "Accept-Language": "en" },
	{ Referer: "https://shown.example/x", Host: "shown.example" },
])(
	"navigation within the site, %o, keeps the locale of its link",
	async (headers) => {
		const [first, cached] = [await get("/", headers), await get("/", headers)];
		for (const answer of [first, cached]) {
			expect(answer.status).toBe(200);
			expect(answer.headers["content-language"]).toBe("zh-CN");
			expect(answer.headers["set-cookie"]).toBeUndefined();
			expect(answer.headers.vary).toMatch(/Sec-Fetch-Site, Referer/);
			expect(answer.headers["server-timing"]).toContain('locale;desc="site"');
		}
	},
);

test.each([
	{ "Sec-Fetch-Site": "none" },
	{ "Sec-Fetch-Site": "cross-site", Referer: `${origin}/about` },
	{ "Sec-Fetch-Site": "same-site" },
	{ Referer: "https://search.example/" },
	{ Referer: "no address" },
])("an external arrival, %o, gets a guessed locale", async (headers) => {
	const { status, headers: answered } = await get("/", {
		"Accept-Language": "en",
		...headers,
	});
	expect([status, answered.location]).toEqual([302, "/en-US"]);
	expect(answered.vary).toMatch(/Sec-Fetch-Site, Referer/);
});

test("robots get the Chinese home page at the root regardless of Accept-Language", async () => {
	const answer = await get("/", {
		"User-Agent": agents.robot,
		"Accept-Language": "en",
	});
	expect(answer.status).toBe(200);
	expect(answer.text).toContain('<html lang="zh-CN"');
});

test("HEAD at the root behaves like GET", async () => {
	const guess = await request(app).head("/").set("User-Agent", agents.person);
	expect([guess.status, guess.headers.location]).toEqual([302, "/en-US"]);
	const chinese = await request(app)
		.head("/")
		.set({ "User-Agent": agents.person, Cookie: "locale=zh-CN" });
	expect(chinese.status).toBe(200);
	expect(chinese.headers["cache-control"]).toBe("private, no-cache");
});

test.each([
	{ "Sec-Purpose": "prefetch" },
	{ "Sec-Purpose": "prefetch;prerender" },
	{ Purpose: "prefetch" },
])("a prefetch of the root with %o sets no cookie", async (headers) => {
	const answer = await get("/", headers);
	expect(answer.status).toBe(302);
	expect(answer.headers["set-cookie"]).toBeUndefined();
});

test("the locale cookie is secure when SITE_ORIGIN is https", async () => {
	const answer = await request(secureApp)
		.get("/")
		.set("User-Agent", agents.person);
	expect(answer.headers["set-cookie"]?.[0]).toContain("; Secure");
});

test.each([
	"/about",
	"/en-US/about",
	"/en-US",
	"/en-US/nope",
	"/robots.txt",
	"/About",
])(
	"%s sets no cookie and does not redirect to a guessed locale",
	async (path) => {
		const answer = await get(path, {
			"Accept-Language": "zh",
			Cookie: "locale=zh-CN",
		});
		expect(answer.headers["set-cookie"]).toBeUndefined();
		expect(answer.headers.location?.startsWith("/en-US")).not.toBe(true);
	},
);

test("two hundred interleaved requests each keep their own language", async () => {
	const answers = await Promise.all(
		Array.from({ length: 200 }, async (_, index) => {
			const locale = index % 2 === 0 ? "zh-CN" : "en-US";
			const path = locale === "zh-CN" ? "/industries" : "/en-US/industries";
			const { text, headers } = await get(path);
			return { locale, text, language: headers["content-language"] };
		}),
	);
	for (const { locale, text, language } of answers) {
		expect(language).toBe(locale);
		expect(text).toContain(`<html lang="${locale}"`);
		expect(text.includes("石油天然气")).toBe(locale === "zh-CN");
		expect(text.includes("Oil &amp; Gas")).toBe(locale === "en-US");
	}
});

test.each([
	{ path: "/en-US/about", headers: {}, source: "path" },
	{ path: "/", headers: { Cookie: "locale=zh-CN" }, source: "cookie" },
	{
		path: "/",
		headers: { "Accept-Language": "zh" },
		source: "accept-language",
	},
	{ path: "/", headers: { "User-Agent": agents.robot }, source: "robot" },
])(
	"Server-Timing names $source as the source of the locale",
	async ({ path, headers, source }) => {
		const answer = await get(path, headers);
		expect(answer.headers["server-timing"]).toMatch(
			new RegExp(`^locale;desc="${source}", cache;desc="(hit|miss|bypass)"`),
		);
	},
);

test("Server-Timing includes the render time of an uncached page", async () => {
	const answer = await get("/en-US/careers?country=oman");
	expect(answer.headers["server-timing"]).toMatch(
		/^locale;desc="path", cache;desc="bypass", render;dur=\d/,
	);
});
