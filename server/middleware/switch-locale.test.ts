import request from "supertest";
import { expect, test } from "vitest";
import { createTestApp } from "../../scripts/test/test-app.ts";
import { sendRaw } from "../connections/test-send-raw.ts";

const app = await createTestApp();

const choose = (
	path: string,
	body: string,
	site = app,
	headers: Record<string, string> = {},
) =>
	request(site)
		.post(path)
		.set({ Accept: "application/json", ...headers })
		.type("text/plain")
		.send(body);

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
	["en-US", "/about?from=menu&a=%2F", "/en-US/about?from=menu&a=%2F"],
	["en-US", "/contact", "/en-US/contact"],
	["zh-CN", "/en-US/login?code=401", "/login?code=401"],
	["en-US", "/nowhere?a", "/en-US/nowhere?a"],
	["zh-CN", "/en-US/%5cevil.example", "/%5cevil.example"],
	["en-US", "/en-US/en-US", "/en-US/en-US"],
])("choosing %s on %s redirects to %s", async (locale, path, location) => {
	const answer = await choose(path, `locale=${locale}\r\n`);
	expect(answer.status).toBe(303);
	expect(answer.headers.location).toBe(location);
	expect(answer.headers["cache-control"]).toBe("private, no-store");
	expect(answer.text).toBe("");
});

test("a backslash, which browsers read as a slash, leads to no other site", async () => {
	const { status, headers } = await sendRaw(
		app,
		"/en-US/\\evil.example",
		{ "Content-Type": "text/plain" },
		"POST",
		"locale=zh-CN\r\n",
	);
	expect([status, headers.location]).toEqual([303, "/%5Cevil.example"]);
});

/** The attributes of a response's only cookie, without the date. */
function cookieParts(setCookie: unknown): string[] {
	return String(setCookie)
		.split("; ")
		.filter((part) => !part.startsWith("Expires="));
}

test.each(
	Object.entries({
		"http://localhost:3000": [
			"locale=en-US",
			"Max-Age=31536000",
			"Path=/",
			"SameSite=Lax",
		],
		"https://www.example.com": [
			"locale=en-US",
			"Max-Age=31536000",
			"Path=/",
			"Secure",
			"SameSite=Lax",
		],
	}),
)(
	"on %s, the chosen locale is stored in a cookie for a year, readable by scripts",
	async (origin, parts) => {
		const site = await createTestApp({ SITE_ORIGIN: origin });
		const answer = await choose("/", "locale=en-US\r\n", site);
		expect(answer.headers["set-cookie"]).toHaveLength(1);
		expect(cookieParts(answer.headers["set-cookie"])).toEqual(parts);
	},
);

test("a new choice replaces the stored locale", async () => {
	const answer = await choose("/en-US", "locale=zh-CN\r\n", app, {
		Cookie: "locale=en-US",
	});
	expect(cookieParts(answer.headers["set-cookie"])[0]).toBe("locale=zh-CN");
});

test.each([
	["an unknown locale", "locale=fr-FR\r\n"],
	["a locale in another case", "locale=en-us\r\n"],
	["a prototype name as locale", "locale=__proto__\r\n"],
	["another field", "path=/\r\n"],
	["two locales", "locale=en-US\r\nlocale=zh-CN\r\n"],
	["nothing", ""],
])(
	"a post with %s is refused as any other, and sets no cookie",
	async (_name, body) => {
		for (const [path, status] of [
			["/about", 405],
			["/contact", 415],
			["/nowhere", 404],
			["/api/nowhere", 404],
		] as const) {
			const answer = await choose(path, body);
			expect([path, answer.status]).toEqual([path, status]);
			expect(answer.headers["set-cookie"]).toBeUndefined();
			expect(answer.headers.location).toBeUndefined();
		}
	},
);

test.each(["//evil.example", "/en-US//evil.example", "/\\evil.example"])(
	"a choice on %s leads to no other site",
	async (path) => {
		const { headers } = await choose(path, "locale=zh-CN\r\n");
		expect(headers.location).toMatch(/^\/[^/\\]/);
	},
);

test("a page's own form keeps its media type for itself", async () => {
	const answer = await request(app)
		.post("/contact")
		.type("form")
		.send("locale=en-US");
	expect(answer.status).toBe(422);
	await request(app).post("/about").type("form").send("a=b").expect(405);
});

test("a body over 1 KB returns 413", async () => {
	const answer = await choose("/", `locale=${"x".repeat(1100)}`);
	expect(answer.status).toBe(413);
});
