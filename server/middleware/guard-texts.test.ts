import request from "supertest";
import { expect, test } from "vitest";
import { createTestApp } from "../../scripts/test/test-app.ts";
import { cardPath } from "../../shared/pages/file-addresses.ts";
import { pageOf, pages } from "../../shared/pages/page-paths.ts";
import { emergencyIdentity } from "../../shared/staff.ts";

const verifyToken = (token: string) =>
	token === "valid" ? emergencyIdentity : undefined;
const openApp = await createTestApp({}, { verifyToken });
const guardedApp = await createTestApp(
	{ GUARD_EXEMPT_PATHS: "/about,/services/hr-consulting/our-approach" },
	{ verifyToken },
);
const feedApp = await createTestApp(
	{ GUARD_EXEMPT_PATHS: "/insights" },
	{ verifyToken },
);
const token = { Cookie: "token=valid" };
const buildId = (await request(openApp).get("/builds/latest.json")).body.id;

/** URLs that contain only texts of guarded pages. */
const guarded = [
	"/_i18n/en-US/careers.json",
	`/_i18n/zh-CN/service-recruitment-services.json?v=${buildId}`,
	"/_i18n/en-US/careers.json?v=other",
	"/_i18n/en-US/pages/careers.json",
	"/_i18n/en-US/pages/services/hr-consulting.json",
	"/_i18n/en-US/pages/index.json?v=other",
	"/_i18n/en-US/desk.json",
	"/feed.xml",
	"/en-US/feed.xml",
	cardPath(pageOf("careers"), "en-US"),
	"/%63ards/zh-CN/careers.png",
	"/downloads/zh-CN/payslip.docx",
	...["/cards/zh-CN/careers.png", "/./cards//zh-CN/careers.png"].map(
		(url) => `/_image?w=320&url=${encodeURIComponent(url)}`,
	),
	"/_image?w=320&url=/%2563ards/zh-CN/careers.png",
];

/** URLs whose response depends on the token. */
const divided = [
	"/_i18n/en-US/messages.json",
	"/_i18n/en-US/service-hr-consulting.json",
	"/sitemap.xml",
	"/llms.txt",
];

function expectPrivate(headers: Readonly<Record<string, string>>): void {
	expect(headers["cache-control"]).toBe("private, no-cache");
	expect(headers.vary).toContain("Cookie, Authorization");
}

test.each(guarded)(
	"without a token, %s returns 401 instead of a redirect",
	async (path) => {
		for (const headers of [
			{},
			{ Cookie: "token=wrong" },
			{ Accept: "text/html" },
		]) {
			const answer = await request(guardedApp).get(path).set(headers);
			expect(answer.status).toBe(401);
			expect(answer.type).toBe("application/problem+json");
			expect(JSON.parse(answer.text || String(answer.body)).status).toBe(401);
			expectPrivate(answer.headers);
		}
		expect((await request(guardedApp).head(path)).status).toBe(401);
	},
);

test.each(
	guarded.filter((path) => !path.includes("other") && !path.includes("_image")),
)("with a token, %s is the same as on an unguarded site", async (path) => {
	const answer = await request(guardedApp).get(path).set(token);
	const open = await request(openApp).get(path);
	expect(answer.status).toBe(200);
	expect(answer.body).toEqual(open.body);
	expect(answer.text).toBe(open.text);
	expectPrivate(answer.headers);
	const again = { ...token, "If-None-Match": answer.headers.etag ?? "" };
	const unchanged = await request(guardedApp).get(path).set(again);
	expect(unchanged.status).toBe(304);
	expectPrivate(unchanged.headers);
	const stolen = { "If-None-Match": answer.headers.etag ?? "" };
	expect((await request(guardedApp).get(path).set(stolen)).status).toBe(401);
});

test("guarded social cards are never resized, and open ones are", async () => {
	const path = "/_image?w=320&url=/cards/zh-CN/careers.png";
	await request(guardedApp).get(path).set(token).expect(400);
	await request(guardedApp).get(path).expect(401);
	await request(guardedApp)
		.get("/_image?w=320&url=/cards/zh-CN/about.png")
		.expect(200);
});

test.each(divided)("%s is reduced without a token", async (path) => {
	const without = await request(guardedApp).get(path);
	const whole = await request(guardedApp).get(path).set(token);
	const open = await request(openApp).get(path);
	expect([without.status, whole.status]).toEqual([200, 200]);
	expect(whole.text).toBe(open.text);
	expect(without.text.length).toBeLessThan(whole.text.length);
	expect(without.headers.etag).not.toBe(whole.headers.etag);
	expectPrivate(without.headers);
	expectPrivate(whole.headers);
});

test("without a token, messages include only those of open pages and of no page", async () => {
	const { body } = await request(guardedApp).get("/_i18n/en-US/messages.json");
	const { body: whole } = await request(openApp).get(
		"/_i18n/en-US/messages.json",
	);
	for (const name of ["common", "login", "client", "error"])
		expect(body[name]).toEqual(whole[name]);
	expect(body.about.page).toEqual(whole.about.page);
	for (const name of ["careers", "desk", "articles", "industry-oil-gas"])
		expect(body[name]).toBeUndefined();
	expect(Object.keys(body["service-hr-consulting"])).toEqual(["our-approach"]);
});

test("without a token, the sitemap and llms.txt list only open pages", async () => {
	for (const path of ["/sitemap.xml", "/llms.txt"]) {
		const { text } = await request(guardedApp).get(path);
		expect(text).toContain("/about");
		for (const page of [
			"/careers",
			"/industries",
			"/services/executive-search",
		])
			expect(text).not.toContain(page);
	}
});

test.each([
	"/feed.xml",
	"/cards/zh-CN/insights.png",
	"/_i18n/zh-CN/insights.json",
	"/_i18n/zh-CN/pages/insights.json",
])("%s of an open page is open", async (path) => {
	const answer = await request(feedApp).get(path);
	expect(answer.status).toBe(200);
	expect(answer.body).toEqual((await request(openApp).get(path)).body);
});

test("open pages reveal no guarded text", async () => {
	const { body } = await request(openApp).get("/_i18n/en-US/messages.json");
	const told: string[] = ["careers", "home", "insights", "articles"].flatMap(
		(name) => body[name]?.page?.description ?? [],
	);
	expect(told.length).toBeGreaterThan(2);
	for (const path of ["/en-US/about", "/en-US/login", ...divided]) {
		const { text } = await request(guardedApp).get(path);
		for (const description of told) expect(text).not.toContain(description);
	}
});

test("on an unguarded site, no response depends on tokens", async () => {
	const cards = pages
		.filter(({ id }) => id === "careers")
		.map((page) => cardPath(page, "zh-CN"));
	for (const path of [
		...divided,
		"/feed.xml",
		"/_i18n/en-US/desk.json",
		...cards,
	]) {
		const answers = [{}, token].map((headers) =>
			request(openApp).get(path).set(headers),
		);
		const [one, other] = await Promise.all(answers);
		expect(one?.status).toBe(200);
		expect(one?.headers.vary ?? "").not.toMatch(/cookie|authorization/i);
		expect(one?.headers["cache-control"]).not.toContain("private");
		expect(one?.headers.etag).toBe(other?.headers.etag);
	}
});

test("search finds open pages only", async () => {
	const find = async (q: string) => {
		const path = `/api/search?locale=en-US&q=${q}`;
		const { body } = await request(guardedApp).get(path).expect(200);
		return body.results.map(({ href }: { href: string }) => href);
	};
	expect(await find("about")).toContain("/en-US/about");
	for (const href of await find("careers"))
		expect(href).toMatch(
			/^\/en-US\/(about|services\/hr-consulting\/our-approach)/,
		);
});

test("guarded pages are found only with a token, in suggestions and on the search page", async () => {
	const app = await createTestApp(
		{ GUARD_EXEMPT_PATHS: "/contact,/search" },
		{ verifyToken },
	);
	for (const path of [
		"/api/search?q=saudization&locale=en-US",
		"/en-US/search?q=saudization",
	]) {
		const without = await request(app).get(path);
		expect(without.status).toBe(200);
		expect(without.text).not.toContain("/en-US/solutions/");
		const holder = await request(app).get(path).set(token);
		expect(holder.text).toContain("/en-US/solutions/");
		for (const { headers } of [without, holder]) {
			expect(headers["cache-control"]).toContain("no-store");
			expect(headers.vary).toContain("Cookie, Authorization");
		}
	}
});
