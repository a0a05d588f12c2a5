import request from "supertest";
import { expect, test } from "vitest";
import { createTestApp } from "../../scripts/test/test-app.ts";

const app = await createTestApp();

test.each([
	["en-US", "/", "/en-US"],
	["zh-CN", "/en-US", "/"],
	["zh-CN", "/", "/"],
	["en-US", "/about", "/en-US/about"],
	["zh-CN", "/en-US/about", "/about"],
	["en-US", "/en-US/about", "/en-US/about"],
	["en-US", "/industries/oil-gas", "/en-US/industries/oil-gas"],
	[
		"en-US",
		"/Home/Components/ExpertiseSection",
		"/en-US/Home/Components/ExpertiseSection",
	],
])("choosing %s on %s redirects to %s", async (locale, path, location) => {
	const answer = await request(app)
		.post("/_locale")
		.type("form")
		.send({ locale, path });
	expect(answer.status).toBe(303);
	expect(answer.headers.location).toBe(location);
	expect(answer.headers["cache-control"]).toBe("private, no-store");
	expect(answer.text).toBe("");
});

/** The attributes of a response's only cookie, without the date. */
function cookieParts(setCookie: unknown): string[] {
	return String(setCookie)
		.split("; ")
		.filter((part) => !part.startsWith("Expires="));
}

test.each([
	[
		"http://localhost:3000",
		["locale=en-US", "Max-Age=31536000", "Path=/", "SameSite=Lax"],
	],
	[
		"https://www.example.com",
		["locale=en-US", "Max-Age=31536000", "Path=/", "Secure", "SameSite=Lax"],
	],
])(
	"on %s, the chosen locale is stored in a cookie for a year, readable by scripts",
	async (origin, parts) => {
		const site = await createTestApp({ SITE_ORIGIN: origin });
		const answer = await request(site)
			.post("/_locale")
			.type("form")
			.send({ locale: "en-US", path: "/" });
		expect(answer.headers["set-cookie"]).toHaveLength(1);
		expect(cookieParts(answer.headers["set-cookie"])).toEqual(parts);
	},
);

test("a new choice replaces the stored locale", async () => {
	const answer = await request(app)
		.post("/_locale")
		.set("Cookie", "locale=en-US")
		.type("form")
		.send({ locale: "zh-CN", path: "/en-US" });
	expect(cookieParts(answer.headers["set-cookie"])[0]).toBe("locale=zh-CN");
});

test.each([
	["http://localhost:3000/about?from=menu", "/en-US/about?from=menu"],
	["http://localhost:3000/services?from=menu", "/en-US/about"],
	["https://evil.example/", "/en-US/about"],
	["//evil.example/about", "/en-US/about"],
	["no address", "/en-US/about"],
])(
	"with the referer %s, the query string is kept only if it belongs to that page",
	async (referer, location) => {
		const answer = await request(app)
			.post("/_locale")
			.set("Referer", referer)
			.type("form")
			.send({ locale: "en-US", path: "/about" });
		expect(answer.headers.location).toBe(location);
	},
);

test.each([
	["an unknown locale", "locale=fr-FR&path=/"],
	["a locale in another case", "locale=en-us&path=/"],
	["a prototype name as locale", "locale=__proto__&path=/"],
	["no locale", "path=/"],
	["two locales", "locale=en-US&locale=zh-CN&path=/"],
	["nothing", ""],
])(
	"a post with %s returns 400 about the locale and sets no cookie",
	async (_name, body) => {
		const answer = await request(app)
			.post("/_locale")
			.set("Accept", "application/json")
			.type("form")
			.send(body);
		expect(answer.status).toBe(400);
		expect(answer.body.detail).toBe("locale: not one of ours");
		expect(answer.headers["set-cookie"]).toBeUndefined();
		expect(answer.headers.location).toBeUndefined();
	},
);

test.each([
	"",
	"/nowhere",
	"/About",
	"/about/",
	"about",
	"//evil.example",
	"//evil.example/about",
	"/\\evil.example",
	"\\\\evil.example",
	"https://evil.example",
	"https://evil.example/about",
	"javascript:alert(1)",
	"/en-US//evil.example",
	"/en-US/..//evil.example",
	"/about\r\nSet-Cookie: a=b",
	"/about?next=//evil.example",
	"/zh-CN/about",
	"/__proto__",
])("the path %j returns 400 without a cookie or a location", async (path) => {
	const answer = await request(app)
		.post("/_locale")
		.set("Accept", "application/json")
		.type("form")
		.send({ locale: "en-US", path });
	expect(answer.status).toBe(400);
	expect(answer.body.detail).toBe("path: not a page of this site");
	expect(answer.headers["set-cookie"]).toBeUndefined();
	expect(answer.headers.location).toBeUndefined();
});

test("two paths return 400", async () => {
	const answer = await request(app)
		.post("/_locale")
		.type("form")
		.send("locale=en-US&path=/&path=//evil.example");
	expect(answer.status).toBe(400);
});

test("a body that is not a form returns 400", async () => {
	const answer = await request(app)
		.post("/_locale")
		.send({ locale: "en-US", path: "/" });
	expect(answer.status).toBe(400);
	expect(answer.headers["set-cookie"]).toBeUndefined();
});

test("a body over 4 KB returns 413", async () => {
	const answer = await request(app)
		.post("/_locale")
		.type("form")
		.send({ locale: "en-US", path: "/", more: "x".repeat(5000) });
	expect(answer.status).toBe(413);
});

test.each(["get", "put", "delete"] as const)(
	"%s returns 405 and allows POST",
	async (method) => {
		const answer = await request(app)[method]("/_locale");
		expect(answer.status).toBe(405);
		expect(answer.headers.allow).toBe("POST");
	},
);
