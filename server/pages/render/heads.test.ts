import request from "supertest";
import { expect, test } from "vitest";
import { createTestApp } from "../../../scripts/test/test-app.ts";

const app = await createTestApp({ PAGE_CACHE_MB: "0" });

/** A page of each template. */
const archetypes = {
	home: "",
	service: "/services/recruitment-services",
	industry: "/industries/oil-gas",
	item: "/industries/oil-gas/key-roles-we-fill",
	article: "/insights/nitaqat-and-profession-quotas",
	position: "/careers/consultant-china-desk",
	index: "/insights",
	place: "/locations",
	form: "/contact",
};

/** The tags in a page's content up to its second heading: the structure of its header. */
async function headOf(path: string): Promise<string> {
	const { text } = await request(app).get(`/en-US${path}`).expect(200);
	const main = text.slice(text.indexOf("<main"));
	const head = main.slice(main.indexOf(">") + 1, main.indexOf("</header>"));
	expect(head).toContain("<h1");
	return [...head.matchAll(/<(?!\/|path|wbr)(\w+)/g)]
		.map(([, tag]) => tag)
		.filter((tag, index, tags) => tag !== tags[index - 1])
		.join(" ");
}

test("no two kinds of page have a header with the same structure", async () => {
	const kindOf = new Map<string, string>();
	for (const [kind, path] of Object.entries(archetypes)) {
		const head = await headOf(path);
		expect(kindOf.get(head), `${kind} has the head of this`).toBeUndefined();
		kindOf.set(head, kind);
	}
	expect(kindOf.size).toBe(Object.keys(archetypes).length);
});

test("the newest article leads the insights page and is not listed again below", async () => {
	const { text } = await request(app).get("/en-US/insights").expect(200);
	const main = text.slice(text.indexOf("<main"), text.indexOf("</main>"));
	const links = [...main.matchAll(/href="(\/en-US\/insights\/[^"#]+)"/g)].map(
		([, href]) => href,
	);
	expect(links.length).toBeGreaterThan(3);
	expect(new Set(links).size).toBe(links.length);
});

test("the list of positions and the page of a position show its pay", async () => {
	const list = await request(app).get("/en-US/careers").expect(200);
	const one = await request(app)
		.get("/en-US/careers/consultant-china-desk")
		.expect(200);
	expect(list.text).toContain("AED\u00a015,000");
	expect(one.text).toMatch(/<dt>Salary<\/dt><dd>.*AED\u00a015,000/);
	expect(one.text).toContain("<dt>Employer</dt>");
});
