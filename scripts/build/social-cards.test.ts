import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { socialCard } from "./draw-social-card.ts";
import { renderSocialCards } from "./social-cards.ts";
import { loadTypeface } from "./social-fonts.ts";
import { fitText } from "./social-text.ts";

const titles = {
	"en-US": [
		"Contact",
		"Oil & Gas: key roles we fill",
		"How Gulf operators rebuild their turnaround workforce after three years of deferred maintenance and rising nationalization targets",
	],
	"zh-CN": [
		"联系我们",
		"石油天然气：我们招聘的关键岗位",
		"阿联酋、沙特与卡塔尔三国 2026 年本地化配额新规全解：企业如何在 12 个月之内完成合规转型，并保住核心岗位的人才梯队（附清单）",
	],
};
const rules = { width: 800, most: 4, sizes: [76, 68, 60, 54, 48, 42] };

test.each(Object.entries(titles))(
	"titles in %s fit, and every character has a glyph",
	async (locale, all) => {
		const typeface = await loadTypeface(`${all.join("")}…联湾咨询Lianwan`, {
			isLatin: locale === "en-US",
		});
		for (const title of all) {
			expect(typeface.missing(title)).toEqual([]);
			const { lines, size } = fitText(title, typeface.measure, rules);
			expect(lines.length).toBeLessThanOrEqual(4);
			expect(lines.join("").replaceAll(" ", "")).toBe(
				title.replaceAll(" ", ""),
			);
			for (const line of lines) {
				expect((typeface.measure(line) * size) / 1000).toBeLessThanOrEqual(800);
				expect(line).not.toMatch(/^[，。：）]|（$/);
				expect(typeface.set(line).path).toMatch(/^(?:[MLQCZ](?:-?\d+ )*)+$/);
			}
			const svg = socialCard(
				{ title, kicker: title.slice(0, 4), pattern: "lianwan", locale },
				typeface,
			);
			expect(svg).not.toMatch(/NaN|undefined|<text/);
		}
	},
);

test("what fits in no size is cut, with an ellipsis", () => {
	const { lines, size } = fitText(
		"word ".repeat(200),
		(text) => text.length * 500,
		rules,
	);
	expect(size).toBe(42);
	expect(lines).toHaveLength(4);
	expect(lines[3]).toMatch(/…$/);
	for (const line of lines) expect(line.length * 21).toBeLessThanOrEqual(800);
});

test("a word alone on the last line is kept company", () => {
	const { lines } = fitText(
		"one two three four five",
		(text) => text.length * 500,
		{ width: 380, most: 4, sizes: [38] },
	);
	expect(lines).toEqual(["one two three", "four five"]);
});

test("a character that no font has is named", async () => {
	const typeface = await loadTypeface("a𓀀", { isLatin: true });
	expect(typeface.missing("a𓀀")).toEqual(["𓀀"]);
});

test("cards are written once, small, and kept", async () => {
	const folder = await mkdtemp(path.join(tmpdir(), "cards-"));
	try {
		const card = {
			title: "Offices in the Gulf, 海湾办事处",
			kicker: "Lianwan",
			pattern: "shipping-logistics",
			locale: "en-US",
		} as const;
		const cards = [
			{ ...card, name: "en-US/one" },
			{ ...card, name: "two" },
		];
		expect(await renderSocialCards(cards, folder)).toBeLessThanOrEqual(1);
		expect(await renderSocialCards(cards, folder)).toBe(0);
		expect((await readdir(folder)).sort()).toEqual(["en-US", "two.png"]);
		const file = await readFile(path.join(folder, "en-US/one.png"));
		expect(file.length).toBeLessThan(60_000);
		expect(await sharp(file).metadata()).toMatchObject({
			width: 1200,
			height: 630,
		});
	} finally {
		await rm(folder, { recursive: true });
	}
});
