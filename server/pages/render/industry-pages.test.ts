import { parse } from "node-html-parser";
import request from "supertest";
import { expect, test } from "vitest";
import { sectors } from "../../../scripts/pictures/sectors/sectors.ts";
import { agents, createTestApp } from "../../../scripts/test/test-app.ts";

const app = await createTestApp({ PAGE_CACHE_MB: "0" });

async function visit(path: string) {
	const answer = await request(app).get(path).set("User-Agent", agents.person);
	return { answer, document: parse(answer.text) };
}

test.each(Object.entries(sectors))(
	"the drawing of %s has markers at their coordinates that link to its roles",
	async (slug, { markers }) => {
		const { document } = await visit(`/en-US/industries/${slug}`);
		const uses = document
			.querySelectorAll("main header svg use")
			.map((use) => use.getAttribute("href"));
		expect(uses).toEqual(
			["d", "n"].map((part) => `/drawings/${slug}.svg#${part}`),
		);

		const roles = document.querySelectorAll("li[id^=role-]");
		const links = document
			.querySelectorAll("main header svg a")
			.map((link) => ({
				place: ["cx", "cy"].map((name) =>
					Number(link.querySelector("circle")?.getAttribute(name)),
				),
				href: link.getAttribute("href"),
				name: link.getAttribute("aria-label"),
			}))
			.sort((one, other) => one.href?.localeCompare(other.href ?? "") ?? 0);
		expect(links).toEqual(
			markers.map(([x, y], index) => ({
				place: [x, y],
				href: `#${roles[index]?.id}`,
				name: `${index + 1} ${roles[index]?.querySelector("strong")?.text}`,
			})),
		);
	},
);

test.each([
	["/industries/oil-gas", 2],
	["/en-US/calculators/nitaqat", 2],
	["/en-US/industries/oil-gas", 1],
])("the heading of %s has %s clauses", async (path, clauses) => {
	const { document } = await visit(path);
	const heading = document.querySelector("h1");
	expect(heading?.querySelectorAll("span")).toHaveLength(clauses);
	expect(heading?.text).not.toMatch(/[\uff1a\u200b] |\u200b/);
});

test("a drawing is served as a compressed, cacheable SVG file", async () => {
	const { headers, status } = await request(app)
		.get("/drawings/oil-gas.svg")
		.set("Accept-Encoding", "br");
	expect(status).toBe(200);
	expect(headers).toMatchObject({
		"content-type": "image/svg+xml",
		"content-encoding": "br",
		"cache-control": "public, max-age=3600",
	});
	const { answer } = await visit("/en-US/industries/oil-gas");
	expect(answer.headers["content-security-policy"]).toMatch(
		/(img-src|default-src) 'self'/,
	);
});

test("one menu above the header lists an item's siblings and marks the current one", async () => {
	const { document } = await visit("/en-US/industries/oil-gas/our-services");
	expect(document.querySelector("main header nav ul")).toBeNull();
	const siblings = document.querySelectorAll("header + nav a");
	expect(siblings).toHaveLength(6);
	expect(
		siblings
			.filter((link) => link.getAttribute("aria-current") === "page")
			.map((link) => link.getAttribute("href")),
	).toEqual(["/en-US/industries/oil-gas/our-services"]);
});

test("the industries page features one industry and lists each of them once", async () => {
	const { document } = await visit("/en-US/industries");
	const hrefs = document
		.querySelectorAll("main article a, main li a")
		.map((link) => link.getAttribute("href") ?? "")
		.filter((href) => /\/industries\/[a-z-]+$/.test(href));
	expect(hrefs.toSorted()).toEqual(
		Object.keys(sectors)
			.map((slug) => `/en-US/industries/${slug}`)
			.sort(),
	);
});
