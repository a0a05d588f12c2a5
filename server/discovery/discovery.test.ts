import request from "supertest";
import { expect, test } from "vitest";
import { createTestApp } from "../../scripts/test/test-app.ts";
import { brandName } from "../../shared/brand.ts";

const origin = "https://www.example.com";
const app = await createTestApp({ SITE_ORIGIN: origin });

test.each([
	["/sitemap.xml", "application/xml; charset=utf-8"],
	["/robots.txt", "text/plain; charset=utf-8"],
	["/site.webmanifest", "application/manifest+json; charset=utf-8"],
	["/llms.txt", "text/plain; charset=utf-8"],
	["/feed.xml", "application/atom+xml; charset=utf-8"],
	["/en-US/feed.xml", "application/atom+xml; charset=utf-8"],
])("%s has the type %s and is cacheable for an hour", async (path, type) => {
	await request(app).head(path).expect(200);
	const answer = await request(app).get(path);
	expect(answer.status).toBe(200);
	expect(answer.headers["content-type"]).toBe(type);
	expect(answer.headers["cache-control"]).toBe("public, max-age=3600");
	expect(answer.headers["set-cookie"]).toBeUndefined();
});

const paths = [
	"/sitemap.xml",
	"/robots.txt",
	"/site.webmanifest",
	"/llms.txt",
	"/feed.xml",
	"/en-US/feed.xml",
];

test.each(paths)("%s returns 304 for its current entity tag", async (path) => {
	const { headers } = await request(app).get(path);
	expect(headers.etag).toMatch(/^W\/"[\w-]{22}"$/);
	const again = await request(app)
		.get(path)
		.set("If-None-Match", String(headers.etag));
	expect(again.status).toBe(304);
	expect(again.text).toBe("");
	const other = await request(app).get(path).set("If-None-Match", 'W/"other"');
	expect(other.status).toBe(200);
});

test("robots.txt disallows only the API and names the sitemap at the configured origin", async () => {
	const { text } = await request(app)
		.get("/robots.txt")
		.set("Host", "evil.example");
	expect(text).toBe(
		`User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`,
	);
});

test("the web manifest starts at the English home page", async () => {
	const { text } = await request(app).get("/site.webmanifest");
	expect(JSON.parse(text)).toMatchObject({
		name: brandName("en-US"),
		lang: "en-US",
		start_url: "/en-US",
		scope: "/",
		display: "minimal-ui",
	});
});

test("each icon of the web manifest exists with its declared type and size", async () => {
	const { text } = await request(app).get("/site.webmanifest");
	const { icons } = JSON.parse(text);
	expect(icons).toHaveLength(3);
	for (const { src, type, sizes } of icons) {
		const answer = await request(app).get(src).buffer();
		expect(answer.status, src).toBe(200);
		expect(answer.headers["content-type"]).toBe(type);
		if (type !== "image/png") continue;
		// A PNG's width and height are the first fields of its first chunk.
		const [width, height] = [16, 20].map((at) => answer.body.readUInt32BE(at));
		expect(`${width}x${height}`).toBe(sizes);
	}
});
