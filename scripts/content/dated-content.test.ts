import { cp, mkdtemp, readFile, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { admitsPreview } from "../../server/content/preview-signature.ts";
import { localeCodes, localizePath } from "../../shared/locales.ts";
import { pages } from "../../shared/pages/page-paths.ts";
import {
	addDatedContent,
	datedPath,
	expiresOn,
	marker,
	publishOn,
} from "../test/test-dated-content.ts";
import { makeFolder } from "../test/test-folder.ts";
import { compileMessages } from "./compile/compile-messages.ts";
import { hashPages, withoutDated } from "./hash-pages.ts";
import {
	contentIndexFile,
	contentIndexSource,
	reviseContentIndex,
} from "./write-content-index.ts";
import { writePreview } from "./write-preview.ts";

const root = path.resolve(import.meta.dirname, "../..");
const copy = await mkdtemp(path.join(os.tmpdir(), "dated-"));
afterAll(() => rm(copy, { recursive: true }));
for (const name of ["locales", "shared"])
	await cp(path.join(root, name), path.join(copy, name), { recursive: true });
await addDatedContent(copy);
const locales = await compileMessages(copy);
const secret = "a-secret-of-tests-that-is-long-enough";
const config = { previewSecret: secret, siteOrigin: "https://example.com" };

test("the page index that browsers receive contains no unpublished content", async () => {
	expect(contentIndexSource(locales)).toBe(
		await readFile(path.join(root, contentIndexFile), "utf8"),
	);
});

test("the page index is written anew only if it is out of date or missing", async () => {
	expect(await reviseContentIndex(copy, locales)).toBeUndefined();
	const empty = makeFolder();
	expect(await reviseContentIndex(empty, locales)).toBe(
		contentIndexSource(locales),
	);
});

test("the server's content list includes drafts and scheduled content with their dates", () => {
	const term = { publishOn, expiresOn };
	expect(locales[0]?.content.dated).toEqual({
		pages: [
			{ kind: "article", slug: `draft-article-${marker}`, draft: true },
			{ kind: "article", slug: `scheduled-article-${marker}`, ...term },
			{ kind: "position", slug: `draft-position-${marker}`, draft: true },
			{ kind: "position", slug: `scheduled-position-${marker}`, ...term },
		],
		facts: [{ id: `ae-${marker}`, ...term }],
	});
	const [page] = Object.values(
		locales[0]?.namespaces.get(`position-scheduled-position-${marker}`) ?? {},
	);
	expect(page).not.toHaveProperty("publishOn");
});

test("scheduled content does not change the revision hashes of existing pages", async () => {
	const before = hashPages(pages, await compileMessages(root));
	const after = hashPages(pages, locales.map(withoutDated));
	// The test adds a line to this article, which may change its reading time, shown in the list, too.
	const changed = /\/(chinese-epc-first-year|insights)$/;
	for (const [locale, hashes] of before)
		for (const [address, hash] of hashes)
			if (!changed.test(address))
				expect([locale, address, after.get(locale)?.get(address)]).toEqual([
					locale,
					address,
					hash,
				]);
});

test("the preview command prints links in every locale that expire after the given number of days", async () => {
	const slug = `draft-article-${marker}`;
	const now = Date.UTC(2026, 10, 23);
	const text = await writePreview(
		copy,
		{ kind: "article", slug, days: 2 },
		config,
		now,
	);
	const links = text.split("\n").filter((line) => line.startsWith("https:"));
	expect(links.map((link) => new URL(link).pathname)).toEqual(
		localeCodes.map((code) => localizePath(`/insights/${slug}`, code)),
	);
	expect(text).toContain("until 2026-11-25T00:00:00.000Z");
	const page = { path: datedPath("article", "draft") };
	for (const link of links) {
		const signature = new URL(link).searchParams.get("preview") ?? "";
		const end = Date.UTC(2026, 10, 25);
		expect(admitsPreview(secret, page, signature, end - 1)).toBe(true);
		expect(admitsPreview(secret, page, signature, end)).toBe(false);
	}
});

test.each([
	["an unknown slug", "x", config, "no article x; drafts"],
	[
		"a page that is public",
		"which-hiring-model-fits",
		config,
		"which-hiring-model-fits is public",
	],
	[
		"no secret",
		"x",
		{ ...config, previewSecret: undefined },
		"PREVIEW_SECRET is not set",
	],
])(
	"the preview command fails with a helpful message when it gets %s",
	async (_, slug, given, reason) => {
		const order = { kind: "article", slug, days: 7 } as const;
		await expect(writePreview(copy, order, given)).rejects.toThrow(reason);
	},
);
