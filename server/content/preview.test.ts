import request from "supertest";
import { expect, test } from "vitest";
import { agents, testDependencies } from "../../scripts/test/test-app.ts";
import {
	datedPath,
	marker,
	publishOn,
} from "../../scripts/test/test-dated-content.ts";
import { testNextBuild } from "../../scripts/test/test-next-build.ts";
import { createApp } from "../app.ts";
import { createTestLogger } from "../log/test-logs.ts";
import { readBuild } from "../read-build.ts";
import { startOfDay } from "./days.ts";
import { admitsPreview, signPreview } from "./preview-signature.ts";

const secret = "a-secret-of-tests-that-is-long-enough";
const build = await readBuild(await testNextBuild());
const now = startOfDay(publishOn) - 1000;
const { lines, ...log } = createTestLogger();
const makeApp = async (env: Record<string, string>) =>
	createApp({
		...(await testDependencies(env, { build, now: () => now })),
		...log,
	});
const app = await makeApp({ PREVIEW_SECRET: secret });
const draft = datedPath("article", "draft");
const pages = [
	draft,
	datedPath("article", "scheduled"),
	datedPath("position", "draft"),
];
const minute = 60_000;

const get = (target: string, from = app) =>
	request(from).get(target).set("User-Agent", agents.person);
const sign = (path: string, endsAt = now + minute, by = secret) =>
	`?preview=${signPreview(by, { path }, endsAt)}`;

test.each(pages)(
	"a signed preview link shows %s in all languages, labeled and uncached, and stays private",
	async (path) => {
		for (const prefix of ["", "/en-US"]) {
			const { status, headers, text } = await get(prefix + path + sign(path));
			expect(status).toBe(200);
			expect(text).toMatch(/<h1[^>]*>.*?(【|\[)/);
			expect(text).toContain(marker);
			expect(text).toContain('<meta name="robots" content="noindex">');
			expect(text).not.toMatch(/rel="canonical"|og:|ld\+json/);
			expect(headers).toMatchObject({
				"cache-control": "private, no-store",
				"x-robots-tag": "noindex",
				"referrer-policy": "same-origin",
			});
			expect(headers.etag).toBeUndefined();
			expect((await get(prefix + path)).status).toBe(404);
			expect((await get(`${prefix}/insights`)).text).not.toContain(marker);
		}
	},
);

test.each([
	["that has ended", sign(draft, now)],
	["of another page", sign(datedPath("article", "scheduled"))],
	["of another secret", sign(draft, now + minute, `${secret}.`)],
	["with a later end", sign(draft).replace(/=\d{10}/, "=9999999999")],
	["that is empty", "?preview="],
	["of another form", "?preview=a.b.c"],
	["of a byte less", sign(draft).slice(0, -1)],
	["given twice, the first one wrong", `?preview=x&${sign(draft).slice(1)}`],
])("a preview link %s gets the plain 404", async (_, query) => {
	const plain = await get(draft);
	const answer = await get(draft + query);
	expect(answer.status).toBe(404);
	expect(Object.keys(answer.headers)).toEqual(Object.keys(plain.headers));
	expect(answer.text).not.toContain("<h1>【");
});

test("preview links do nothing without PREVIEW_SECRET and are not needed for public pages", async () => {
	expect((await get(draft + sign(draft), await makeApp({}))).status).toBe(404);
	const path = "/insights/chinese-epc-first-year";
	const { status, headers } = await get(path + sign(path));
	expect([status, headers["cache-control"]]).toEqual([200, "no-cache"]);
});

test("preview links are not logged, and unpublished pages reject form posts", async () => {
	const path = datedPath("position", "draft");
	const answer = await request(app)
		.post(path + sign(path))
		.set("User-Agent", agents.person)
		.type("form")
		.send({ kind: "application" });
	expect(answer.status).toBe(404);
	const { headers } = await request(app).head(path + sign(path));
	expect(headers["cache-control"]).toBe("private, no-store");
	const logged = JSON.stringify(lines);
	expect(logged).toContain(path);
	expect(logged).not.toContain("preview=");
	expect(logged).not.toContain(sign(path).slice(20));
});

test("a preview signature is valid until the moment it expires", () => {
	const page = { path: "/insights/x" };
	const signature = signPreview(secret, page, 2_000_000_000_000);
	expect(admitsPreview(secret, page, signature, 1_999_999_999_999)).toBe(true);
	expect(admitsPreview(secret, page, signature, 2_000_000_000_000)).toBe(false);
});
