import request from "supertest";
import { expect, test } from "vitest";
import { agents, createTestApp } from "../test-app.ts";

const origin = "https://www.example.com";
const app = await createTestApp({ SITE_ORIGIN: origin });

test.each([
	["/sitemap.xml", "application/xml; charset=utf-8"],
	["/robots.txt", "text/plain; charset=utf-8"],
	["/site.webmanifest", "application/manifest+json; charset=utf-8"],
])("%s is %s and cacheable for an hour", async (path, type) => {
	const answer = await request(app).get(path);
	expect(answer.status).toBe(200);
	expect(answer.headers["content-type"]).toBe(type);
	expect(answer.headers["cache-control"]).toBe("public, max-age=3600");
	expect(answer.headers["set-cookie"]).toBeUndefined();
});

test.each(["/sitemap.xml", "/robots.txt", "/site.webmanifest"])(
	"%s takes HEAD, and no POST",
	async (path) => {
		await request(app).head(path).expect(200);
		const answer = await request(app).post(path);
		expect(answer.status).toBe(405);
		expect(answer.headers.allow).toBe("GET, HEAD");
	},
);

test("the sitemap is well-formed", async () => {
	const { text } = await request(app).get("/sitemap.xml");
	expect(text.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n')).toBe(
		true,
	);
	expect(xmlFaults(text.slice(text.indexOf("\n") + 1))).toEqual([]);
});

test.each([
	["<a>", "not closed: a"],
	["<a></b>", "</b> closes a"],
	["<a b=c/>", "bad tag <a b=c/>"],
	['<a b="x & y"/>', 'bare ampersand in <a b="x & y"/>'],
	["<a>1 > 0</a>", "stray bracket"],
])("the check for well-formed XML finds the fault in %s", (xml, fault) => {
	expect(xmlFaults(xml)).toContain(fault);
});

test("the sitemap holds every indexable page in both locales once", async () => {
	const locations = (await readSitemap()).map(({ location }) => location);
	// Static pages, services, their items, industries, their items; in two locales.
	expect(locations).toHaveLength(2 * (10 + 12 + (6 * 5 + 4) + 14 + (72 + 4)));
	expect(new Set(locations).size).toBe(locations.length);
	for (const path of [
		"/",
		"/en-US",
		"/about",
		"/en-US/about",
		"/privacy",
		"/services/executive-search",
		"/en-US/services/recruitment-services/graduate-recruitment",
		"/industries/oil-gas/our-services",
		"/industries/aerospace-defense/our-people",
		"/en-US/industries/chemicals/how-we-help-clients",
	])
		expect(locations).toContain(origin + path);
});

test("each entry of the sitemap names itself, both locales and x-default", async () => {
	for (const { location, alternates } of await readSitemap()) {
		const path = location.slice(origin.length);
		const rest = path.replace(/^\/en-US(?=\/|$)/, "") || "/";
		const english = `${origin}/en-US${rest === "/" ? "" : rest}`;
		expect(alternates, location).toEqual([
			["zh-CN", origin + rest],
			["en-US", english],
			["x-default", english],
		]);
		expect(alternates.map(([, href]) => href)).toContain(location);
	}
});

test("each address of the sitemap is an indexable page whose canonical address it is", async () => {
	const server = app.listen(0);
	try {
		for (const { location } of await readSitemap()) {
			const { status, text, headers } = await request(server)
				.get(location.slice(origin.length))
				.set("User-Agent", agents.robot);
			expect(status, location).toBe(200);
			expect(text).toContain(`<link rel="canonical" href="${location}"`);
			expect(text).not.toMatch(/<meta name="robots"[^>]*noindex/);
			expect(headers["x-robots-tag"]).toBeUndefined();
		}
	} finally {
		server.close();
	}
});

test.each(["login", "Home/Components", "/api/", "/_", "/desk"])(
	"the sitemap holds no %s",
	async (path) => {
		const locations = (await readSitemap()).map(({ location }) => location);
		expect(locations.filter((location) => location.includes(path))).toEqual([]);
	},
);

test("robots.txt keeps robots from the API alone and names the sitemap of the origin", async () => {
	const { text } = await request(app)
		.get("/robots.txt")
		.set("Host", "evil.example");
	expect(text).toBe(
		`User-agent: *\nDisallow: /api/\n\nSitemap: ${origin}/sitemap.xml\n`,
	);
});

test("the sitemap takes its origin from the configuration, not from the Host header", async () => {
	const { text } = await request(app)
		.get("/sitemap.xml")
		.set("Host", "evil.example");
	expect(text).not.toContain("evil.example");
	const plain = await request(await createTestApp({ PORT: "4321" })).get(
		"/sitemap.xml",
	);
	expect(plain.text).toContain("<loc>http://localhost:4321/about</loc>");
});

test("the web manifest starts at the English home page", async () => {
	const { text } = await request(app).get("/site.webmanifest");
	expect(JSON.parse(text)).toMatchObject({
		name: "Lianwan Consulting",
		lang: "en-US",
		start_url: "/en-US",
		scope: "/",
		display: "minimal-ui",
	});
});

test("each icon of the web manifest is there, of the type and size that it says", async () => {
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

async function readSitemap(): Promise<
	{ location: string; alternates: [string, string][] }[]
> {
	const { text } = await request(app).get("/sitemap.xml");
	return [...text.matchAll(/<url><loc>([^<]+)<\/loc>(.*)<\/url>/g)].map(
		([, location = "", links = ""]) => ({
			location,
			alternates: [
				...links.matchAll(
					/<xhtml:link rel="alternate" hreflang="([^"]+)" href="([^"]+)"\/>/g,
				),
			].map(([, language = "", href = ""]) => [language, href]),
		}),
	);
}

/** What is wrong with a document of elements, attributes and text. */
function xmlFaults(xml: string): string[] {
	const faults: string[] = [];
	const open: string[] = [];
	const tokens = xml.match(/<[^<>]*>|[^<>]+/g) ?? [];
	if (tokens.join("") !== xml) faults.push("stray bracket");
	for (const token of tokens) {
		if (/&(?!(?:amp|lt|gt|quot|apos|#\d+);)/.test(token))
			faults.push(`bare ampersand in ${token}`);
		if (!token.startsWith("<")) continue;
		const [, end, name = "", , empty] =
			/^<(\/?)([a-z][\w:-]*)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>$/i.exec(token) ??
			[];
		if (name === "") faults.push(`bad tag ${token}`);
		else if (end) {
			const opened = open.pop();
			if (opened !== name) faults.push(`</${name}> closes ${opened}`);
		} else if (!empty) open.push(name);
	}
	return [...faults, ...open.map((name) => `not closed: ${name}`)];
}
