import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { createElement, Suspense, use } from "react";
import request from "supertest";
import { beforeEach, expect, test } from "vitest";
import { agents, testDependencies } from "../../scripts/test/test-app.ts";
import {
	datedPath,
	datedReference,
	expiresOn,
	marker,
	publishOn,
} from "../../scripts/test/test-dated-content.ts";
import { makeFolder } from "../../scripts/test/test-folder.ts";
import { testNextBuild } from "../../scripts/test/test-next-build.ts";
import { brand } from "../../shared/brand.ts";
import { localeCodes, localizePath } from "../../shared/locales.ts";
import { createApp } from "../app.ts";
import type { AppDependencies } from "../dependencies.ts";
import { readBuild } from "../read-build.ts";
import { makePdf } from "../uploads/test-upload-files.ts";
import { dayAfter, startOfDay } from "./days.ts";
import { openDatedCards } from "./serve-dated-cards.ts";

const dist = await testNextBuild();
const build = await readBuild(dist);
let instant = 0;

const makeInstance = async (
	overrides: Partial<AppDependencies> = {},
	env: Record<string, string> = {},
) =>
	createApp({
		...(await testDependencies(env, { build, now: () => instant })),
		...overrides,
	});
/** Two instances with the same clock. */
const [app, other] = [await makeInstance(), await makeInstance()];

const times = {
	before: startOfDay(publishOn) - 1,
	first: startOfDay(publishOn),
	last: startOfDay(dayAfter(expiresOn)) - 1,
	after: startOfDay(dayAfter(expiresOn)),
};
type Time = keyof typeof times;

beforeEach(() => {
	instant = times.before;
});

const get = (path: string, instance = app) =>
	request(instance).get(path).set("User-Agent", agents.person);

const article = datedPath("article", "scheduled");
const position = datedPath("position", "scheduled");
const search = `/api/search?q=${marker}&locale=en-US`;

/** URLs that mention the scheduled article, the vacancy or the fact while they are public. */
const tellers = [
	...localeCodes.flatMap((locale) => [
		...[article, position, "/insights", "/careers", "/feed.xml"].map((path) =>
			localizePath(path, locale),
		),
		localizePath("/insights/chinese-epc-first-year", locale),
		...["messages", "articles", "positions", "home"].map(
			(name) => `/_i18n/${locale}/${name}.json`,
		),
	]),
	"/en-US",
	"/sitemap.xml",
	"/llms.txt",
	search,
	`/en-US/search?q=${marker}`,
];

/** Every response at each time on both instances, in order, so that the day changes only forward. */
const answers = new Map<Time, Map<string, Awaited<ReturnType<typeof get>>[]>>();
for (const time of ["before", "first", "last", "after"] as const) {
	instant = times[time];
	const seen = tellers.map(
		async (path) =>
			[path, await Promise.all([get(path), get(path, other)])] as const,
	);
	answers.set(time, new Map(await Promise.all(seen)));
}

test.each(tellers)(
	"%s shows dated content only from its first to its last day on both instances, with a new entity tag",
	(path) => {
		const tags: Partial<Record<Time, string | undefined>> = {};
		for (const [time, seen] of answers) {
			const [one, another] = seen.get(path) ?? [];
			if (!one || !another) throw new Error("not asked for");
			const isPublic = time === "first" || time === "last";
			expect(isTold(path, one), time).toBe(isPublic);
			expect(isTold(path, another), time).toBe(isPublic);
			expect(another.headers.etag).toBe(one.headers.etag);
			tags[time] = one.headers.etag;
		}
		if (!tags.first) return;
		// Which vacancies are open depends on the day.
		if (!path.includes("/careers")) expect(tags.last).toBe(tags.first);
		expect(tags.before).not.toBe(tags.first);
		expect(tags.after).not.toBe(tags.first);
	},
);

test("entity tags do not tell whether there is unpublished content, or what it is called", async () => {
	const dated = { pages: [], facts: [] };
	const deps = await testDependencies({}, { build: { ...build, dated } });
	const [one, another] = await Promise.all([
		get("/en-US/about"),
		get("/en-US/about", createApp(deps)),
	]);
	expect(one.headers.etag).toBeDefined();
	expect(one.headers.etag).toBe(another.headers.etag);
});

test("an earlier build's messages about a page that has been withdrawn since are withdrawn, too", async () => {
	const { keptBuilds } = await testDependencies();
	const later = await makeInstance({
		keptBuilds: { ...keptBuilds, readText: async () => "{}" },
	});
	for (const time of ["before", "first"] as const) {
		instant = times[time];
		const statuses = [
			"about",
			"articles",
			`article-scheduled-article-${marker}`,
		]
			.map((name) => get(`/_i18n/en-US/${name}.json?v=0ld`, later))
			.map(async (answer) => (await answer).status);
		expect(await Promise.all(statuses), time).toEqual([200, 404, 404]);
	}
});

test("outside its publication dates, a page returns the same 404 as a page that never existed", async () => {
	const unknown = await get("/en-US/insights/never-was");
	for (const time of ["before", "after"] as const) {
		instant = times[time];
		const answer = await get(localizePath(article, "en-US"));
		expect(answer.status).toBe(404);
		expect(namesOf(answer.headers)).toEqual(namesOf(unknown.headers));
		expect(answer.text.replaceAll(article, "/insights/never-was")).toBe(
			unknown.text,
		);
	}
	instant = times.first;
	expect((await get(localizePath(article, "en-US"))).status).toBe(200);
});

test("cache lifetimes end when content becomes public or expires", async () => {
	instant = times.first - 1500;
	const read = async (path: string) =>
		(await get(path)).headers["cache-control"];
	expect(await read("/sitemap.xml")).toBe("public, max-age=1");
	expect(await read("/_i18n/en-US/messages.json")).toBe("public, max-age=1");
	const listed = "/_i18n/en-US/articles.json";
	expect(await read(`${listed}?v=${build.assets.buildId}`)).toBe("no-cache");
	expect(await read(`/_i18n/en-US/theme.json?v=${build.assets.buildId}`)).toBe(
		"public, max-age=31536000, s-maxage=3600, immutable",
	);
	instant = times.after;
	expect(await read("/sitemap.xml")).toBe("public, max-age=3600");

	instant = times.last;
	await get("/en-US/insights");
	await expect
		.poll(async () => (await get("/en-US/insights")).headers["server-timing"])
		.toContain('cache;desc="hit"');
	instant = times.after;
	const page = await get("/en-US/insights");
	expect(page.headers["server-timing"]).toContain('cache;desc="miss"');
	expect(page.text).not.toContain(marker);
});

test("a render that started yesterday is not shared with requests of today", async () => {
	const { makeTree } = await testDependencies({}, { build });
	const [begun, rest] = [
		Promise.withResolvers<void>(),
		Promise.withResolvers<string>(),
	];
	const Slow = () => use(rest.promise);
	let renders = 0;
	const slow = await makeInstance({
		makeTree(options) {
			if (++renders > 1) return makeTree(options);
			begun.resolve();
			return createElement(
				"main",
				null,
				createElement(Suspense, null, createElement(Slow)),
			);
		},
	});
	const yesterday = get("/en-US/insights", slow).then(({ text }) => text);
	await begun.promise;
	instant = times.first;
	const today = await get("/en-US/insights", slow);
	rest.resolve("late");
	expect(today.text).toContain(marker);
	expect(await yesterday).toContain("late");
});

test("a draft is never public and never listed", async () => {
	for (const time of Object.values(times)) {
		instant = time;
		const path = localizePath(datedPath("article", "draft"), "en-US");
		expect((await get(path)).status).toBe(404);
		expect((await get("/sitemap.xml")).text).not.toContain("draft");
	}
});

test("a dated social card is served only on its page's public days and not through other routes", async () => {
	const card = `/cards/en-US${article}.png`;
	const bytes = Buffer.from("card");
	const folder = makeFolder();
	await mkdir(path.join(folder, path.dirname(card)), { recursive: true });
	await writeFile(path.join(folder, card), bytes);
	const findDatedCard = openDatedCards(folder);
	const withCard = await makeInstance({ findDatedCard });
	expect((await get(card, withCard)).status).toBe(404);
	instant = times.first;
	const { status, headers, body } = await get(card, withCard);
	expect(status).toBe(200);
	expect(body).toEqual(bytes);
	expect(headers).toMatchObject({
		"content-type": "image/png",
		"cache-control": "no-cache",
	});
	expect((await get(localizePath(article, "en-US"))).text).toContain(card);
	expect((await get(`/cards/en-US${position}.png`, withCard)).status).toBe(404);
	const smaller = await get(
		`/_image?url=${encodeURIComponent(card)}&w=640&q=80`,
	);
	expect(smaller.status).toBe(404);
	instant = times.after;
	expect((await get(card, withCard)).status).toBe(404);
});

test("the guard also protects dated content", async () => {
	const guarded = await makeInstance(
		{},
		{ GUARD_EXEMPT_PATHS: "/about,/login" },
	);
	instant = times.first;
	for (const target of [
		`/_i18n/en-US/article-scheduled-article-${marker}.json`,
		"/_i18n/en-US/messages.json",
		"/sitemap.xml",
		"/feed.xml",
		`/cards/en-US${article}.png`,
		article,
	])
		expect((await get(target, guarded)).text).not.toContain(marker);
});

test("SHOW_UNPUBLISHED shows authors all content with draft and date labels", async () => {
	const shown = await makeInstance({}, { SHOW_UNPUBLISHED: "true" });
	const read = async (path: string) => (await get(path, shown)).text;
	expect(await read("/en-US/insights")).toContain("[Draft] ");
	expect(await read("/en-US/insights")).toContain("[From Mar 10, 2030] ");
	expect(await read(datedPath("article", "draft"))).toContain("【草稿】");
	expect(await read("/en-US/careers")).toContain("[Draft] ");
	expect(await read("/en-US")).toContain(
		`<small>UAE</small>[From Mar 10, 2030] ${marker}`,
	);
	expect(await read("/en-US/insights/chinese-epc-first-year")).toContain(
		`<strong>[From Mar 10, 2030] ${marker}`,
	);
	instant = times.after;
	expect(await read("/en-US/insights")).toContain("[Until Mar 12, 2030] ");
});

test("an alternate spelling redirects to a dated page only on its public days", async () => {
	const spelling = article.toUpperCase();
	expect((await get(spelling)).status).toBe(404);
	instant = times.first;
	const { status, headers } = await get(spelling);
	expect([status, headers.location]).toEqual([301, article]);
});

test("links to unpublished pages render as plain text and become links on their public days", async () => {
	const path = "/insights/chinese-epc-first-year";
	const before = await get(path);
	expect(before.text).toContain("linked words");
	expect(before.text).not.toContain(`href="${article}"`);
	instant = times.first;
	expect((await get(path)).text).toContain(
		`<a href="${article}">linked words</a>`,
	);
});

test("applications are accepted only on a vacancy's public days and otherwise rejected like an unknown one", async () => {
	const apply = async (reference: string) => {
		const { status, body } = await request(app)
			.post("/api/enquiries")
			.field({
				kind: "application",
				name: "Li Wei",
				email: "li.wei@example.com",
				position: reference,
				message: "I would like to work with you in Dubai.",
				consent: "true",
				transfer: "true",
				locale: "en-US",
			})
			.attach("cv", makePdf(), "cv.pdf");
		return { status, errors: body.errors };
	};
	const unknown = await apply("QZ-2611-99");
	expect(unknown).toMatchObject({
		status: 422,
		errors: [{ pointer: "/position" }],
	});
	for (const term of ["scheduled", "draft"] as const)
		expect(await apply(datedReference(term))).toEqual(unknown);
	const form = await request(app)
		.post(position)
		.type("form")
		.set("User-Agent", agents.person)
		.send({ kind: "application" });
	expect(form.status).toBe(404);
	instant = times.first;
	expect(await apply(datedReference("scheduled"))).toEqual({ status: 201 });
	// Another vacancy closes in 2027 by the same clock.
	expect(await apply(`${brand.jobPrefix}-2611-05`)).toMatchObject({
		status: 422,
	});
	instant = times.after;
	expect(await apply(datedReference("scheduled"))).toEqual(unknown);
});

/** Whether a response mentions it. The request itself may be echoed in others. */
function isTold(
	path: string,
	{ status, text }: { readonly status: number; readonly text: string },
): boolean {
	if (path.endsWith(`-${marker}`)) return status === 200;
	return text.includes(path.includes("/search") ? `-${marker}"` : marker);
}

function namesOf(headers: Record<string, string>): string[] {
	return Object.keys(headers).sort();
}
