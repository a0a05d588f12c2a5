import { expect, test } from "vitest";
import type { PageData } from "../../../shared/pages/page-data.ts";
import { encodePageData } from "./encode-page-data.ts";

const common = { title: "</script>", names: ["职位", "<!--"] };
const data: PageData = {
	buildId: "b1",
	locale: "zh-CN",
	siteOrigin: "https://example.com",
	messages: { common, home: { hero: "\u2028" }, 'a"b': {} },
	complete: ["common", "home"],
};

function encode(data: PageData): string {
	return encodePageData(data)
		.map((piece) => Buffer.from(piece).toString())
		.join("");
}

test("page data round-trips through any number of pieces", () => {
	expect(JSON.parse(encode(data))).toEqual(data);
	const bare = { ...data, messages: {}, complete: [] };
	expect(JSON.parse(encode(bare))).toEqual(bare);
});

test("page data cannot close its script element", () => {
	expect(encode(data)).not.toMatch(/[<\u2028\u2029]/);
});

test("a whole namespace is encoded once for all pages, and partial ones per page", () => {
	const [first, second] = [0, 1].map(() => encodePageData(data));
	const shared = first?.filter((piece) => second?.includes(piece)) ?? [];
	expect(shared.some((piece) => typeof piece !== "string")).toBe(true);
	const part = encodePageData({ ...data, complete: [] });
	expect(part.every((piece) => typeof piece === "string")).toBe(true);
});
