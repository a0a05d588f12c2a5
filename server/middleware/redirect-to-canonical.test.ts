import request from "supertest";
import { expect, test } from "vitest";
import { agents, createTestApp } from "../../scripts/test/test-app.ts";

const app = await createTestApp();
const proxied = {
	SITE_ORIGIN: "https://www.example.com",
	TRUST_PROXY: "loopback",
};
const secureApp = await createTestApp(proxied);
const untrustingApp = await createTestApp({ SITE_ORIGIN: proxied.SITE_ORIGIN });

test.each([
	["/zh-cn/About/", "/about"],
	["/EN-US/about?a=1&b=%2F", "/en-US/about?a=1&b=%2F"],
	["//evil.example", "/evil.example"],
	["/home/components/expertisesection", "/Home/Components/ExpertiseSection"],
	[
		"/en-us//INDUSTRIES/Oil-Gas//Our-Services/",
		"/en-US/industries/oil-gas/our-services",
	],
	["/index?a=1", "/?a=1"],
	["/en-US/Index.html", "/en-US"],
	["/login.html?next=%2Fdesk", "/login?next=%2Fdesk"],
	["/services/index.html/", "/services"],
])("%s redirects to %s in one hop", async (from, to) => {
	const answer = await request(app).get(from).set("User-Agent", agents.person);
	expect([answer.status, answer.headers.location]).toEqual([301, to]);
	expect(answer.headers["content-security-policy"]).toContain(
		"script-src 'self'",
	);
	const next = await request(app).get(to).set("User-Agent", agents.person);
	expect(next.status).not.toBe(301);
});

test.each([
	["//assets/start.js", "no-store"],
	["/zh-CN/_image?url=%2Ficon.svg&w=320", "no-store"],
	["/api//enquiries", "no-store"],
	["/nowhere/", "no-store"],
	["/About", "public, max-age=3600"],
])("the redirect of %s has Cache-Control %s", async (path, lasting) => {
	const answer = await request(app).get(path);
	expect(answer.status).toBe(301);
	expect(answer.headers["cache-control"]).toBe(lasting);
});

test("HEAD redirects like GET", async () => {
	await request(app).head("/about/").expect(301).expect("Location", "/about");
});

test("a path that cannot be decoded returns 400", async () => {
	for (const path of ["/%E4%B8", "/%", "/en-US/%zz", "/about/%C0%80"])
		await request(app).get(path).set("User-Agent", agents.person).expect(400);
});

test.each([
	{ path: "/about/?a=1", location: "https://www.example.com/about?a=1" },
	{ path: "/en-US/about", location: "https://www.example.com/en-US/about" },
])(
	"http behind a trusted proxy redirects to canonical https in one hop: $path",
	async ({ path, location }) => {
		const answer = await request(secureApp)
			.get(path)
			.set("X-Forwarded-Proto", "http");
		expect([answer.status, answer.headers.location]).toEqual([301, location]);
		expect(answer.headers["cache-control"]).toBe("private, no-store");
	},
);

test("https requests, health checks and untrusted proxies are not redirected", async () => {
	await request(secureApp)
		.get("/about")
		.set("X-Forwarded-Proto", "https")
		.expect(200);
	await request(secureApp)
		.get("/healthz")
		.set("X-Forwarded-Proto", "http")
		.expect(200);
	await request(secureApp)
		.get("/readyz")
		.set("X-Forwarded-Proto", "http")
		.expect(200);
	await request(secureApp).get("/about").expect(200);
	await request(untrustingApp)
		.get("/about")
		.set("X-Forwarded-Proto", "http")
		.expect(200);
	await request(app).get("/about").set("X-Forwarded-Proto", "http").expect(200);
});

test("redirects and pages ignore the Host header", async () => {
	const answer = await request(app).get("/about").set("Host", "evil.example");
	expect(answer.text).not.toContain("evil.example");
	const moved = await request(app).get("/about/").set("Host", "evil.example");
	expect(moved.headers.location).toBe("/about");
});
