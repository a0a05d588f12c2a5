import path from "node:path";
import { expect, test, vi } from "vitest";
import { testBuild } from "../../../scripts/test/test-build.ts";
import { pageOf } from "../../../shared/pages/page-paths.ts";
import { defaultTheme } from "../../../shared/themes.ts";
import { readAssetManifest } from "../../files/asset-manifest.ts";
import { loadMessages } from "../../i18n.ts";
import { createDocumentMaker, type Document } from "./document.ts";

const dist = await testBuild("production");
const messages = await loadMessages(path.join(dist, "locales"));
const assets = await readAssetManifest(path.join(dist, "manifest.json"));
const siteOrigin = "https://example.com";
const common = {
	page: pageOf("about"),
	locale: "en-US",
	theme: defaultTheme,
	edition: { id: "", day: "2026-11-21", messages },
	data: {
		buildId: "b",
		locale: "en-US",
		siteOrigin,
		messages: {},
		complete: [],
	},
} as const;

const read = ({ opening }: Document) =>
	opening.map((piece) => Buffer.from(piece).toString()).join("");

test("a page head is built once for all themes and rebuilt for another day, edition or locale", () => {
	const spy = vi.fn(messages.read);
	const makeDocument = createDocumentMaker(siteOrigin, assets);
	const edition = {
		...common.edition,
		messages: { ...messages, read: spy },
	};
	const first = read(makeDocument({ ...common, edition }));
	const reads = spy.mock.calls.length;
	expect(reads).toBeGreaterThan(0);
	const dark = read(
		makeDocument({
			...common,
			edition,
			theme: { ...defaultTheme, mode: "dark" },
		}),
	);
	expect(dark).toBe(first.replace(/(<html[^>]*)>/, '$1 class="dark">'));
	expect(spy).toHaveBeenCalledTimes(reads);
	for (const changed of [{ day: "2026-11-22" }, { id: "other" }]) {
		spy.mockClear();
		makeDocument({ ...common, edition: { ...edition, ...changed } });
		expect(spy).toHaveBeenCalled();
	}
	const chinese = read(makeDocument({ ...common, locale: "zh-CN" }));
	expect(chinese).toContain('lang="zh-CN"');
	expect(chinese).toContain(
		`<link rel="canonical" href="${siteOrigin}/about">`,
	);
	expect(first).toContain(
		`<link rel="canonical" href="${siteOrigin}/en-US/about">`,
	);
});

test("cached document parts retain no larger buffers", () => {
	const makeDocument = createDocumentMaker(siteOrigin, assets);
	const { opening, closing } = makeDocument({
		...common,
		data: {
			...common.data,
			messages: { common: { title: "x" } },
			complete: ["common"],
		},
	});
	const kept = [...opening, ...closing].filter(
		(piece) => typeof piece !== "string",
	);
	expect(kept).toHaveLength(2);
	for (const { byteLength, buffer } of kept)
		expect(buffer.byteLength).toBe(byteLength);
});
