import request from "supertest";
import { expect, test } from "vitest";
import { agents, createTestApp } from "../../scripts/test/test-app.ts";

const API_BASE_URL = "https://api.example.com:8443/v1";
const [own, other, secure] = await Promise.all([
	createTestApp(),
	createTestApp({ API_BASE_URL }),
	createTestApp({ SITE_ORIGIN: "https://www.example.com" }),
]);

async function ask(app: typeof own) {
	const { text, headers } = await request(app)
		.get("/en-US/about")
		.set("User-Agent", agents.person);
	const [, data = ""] = /id="page-data">(.*?)<\/script>/s.exec(text) ?? [];
	const policy = `${headers["content-security-policy"]};`;
	expect(policy).toContain("default-src 'self';");
	return {
		apiBaseUrl: JSON.parse(data).apiBaseUrl,
		rule: /connect-src[^;]*;/.exec(policy)?.[0],
		etag: headers.etag,
		isUpgraded: policy.includes("upgrade-insecure-requests"),
	};
}

test("a separate API origin appears in page data and CSP and changes the entity tag", async () => {
	const pages = await Promise.all([ask(own), ask(other)]);
	expect(pages).toMatchObject([
		{ apiBaseUrl: undefined, rule: undefined },
		{
			apiBaseUrl: API_BASE_URL,
			rule: "connect-src 'self' https://api.example.com:8443;",
		},
	]);
	expect(pages[0].etag).not.toBe(pages[1].etag);
});

test("the CSP has upgrade-insecure-requests only when the site origin is https", async () => {
	const pages = await Promise.all([ask(own), ask(secure)]);
	expect(pages.map(({ isUpgraded }) => isUpgraded)).toEqual([false, true]);
});
