import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { expect, test } from "vitest";
import { brandName } from "../../shared/brand.ts";
import { allowSvg } from "../test/test-svg.ts";
import { cardBackdrop, cardLines } from "./draw-social-card.ts";
import { drawSocialCards } from "./social-cards.ts";
import { loadTypeface } from "./social-fonts.ts";
import { fitText } from "./social-text.ts";

allowSvg();

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
	ar: [
		"اتصل بنا",
		"النفط والغاز: الأدوار الرئيسية التي نشغلها",
		"كيف تُعيد الشركات المشغِّلة في الخليج بناء فرق الصيانة (EPC) بعد ثلاث سنوات من التأجيل، وارتفاع نسب التوطين في عام 2026",
	],
};
const rules = { width: 800, most: () => 4, sizes: [76, 68, 60, 54, 48, 42] };

test.each(Object.entries(titles))(
	"card titles in %s fit, and every character has a glyph",
	async (locale, all) => {
		const typeface = await loadTypeface(
			`${all.join("")}…${brandName("zh-CN")}${brandName("en-US")}`,
			locale,
		);
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
				for (const { edges } of typeface.set(line))
					expect(edges.every(Number.isFinite)).toBe(true);
			}
			const drawn = cardLines(
				{ title, kicker: title.slice(0, 4), locale },
				typeface,
			);
			// Below the mark, which ends at 131.
			expect(drawn[1]?.y).toBeGreaterThan(165);
			expect(cardBackdrop("temporary", typeface.isRightToLeft)).not.toMatch(
				/NaN|undefined/,
			);
		}
	},
);

test("a title that fits at no size is truncated with an ellipsis", () => {
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

test("line breaking leaves no single word on the last line", () => {
	const { lines } = fitText(
		"one two three four five",
		(text) => text.length * 500,
		{ width: 380, most: () => 4, sizes: [38] },
	);
	expect(lines).toEqual(["one two three", "four five"]);
});

test("the typeface reports characters that no font contains", async () => {
	const typeface = await loadTypeface("a𓀀", "en-US");
	expect(typeface.missing("a𓀀")).toEqual(["𓀀"]);
});

test("identical cards are drawn once, as small PNG files, and cached", async () => {
	const card = {
		title: "Offices in the Gulf, 海湾办事处",
		kicker: "Careers",
		locale: "en-US",
	} as const;
	const cards = ["/cards/en-US/one.png", "/cards/two.png"].map((address) => ({
		...card,
		address,
	}));
	const files = await drawSocialCards(cards);
	expect([...files.keys()]).toEqual(cards.map(({ address }) => address));
	const [one = "", two] = files.values();
	expect(one).toBe(two);
	const file = await readFile(one);
	expect(file.length).toBeLessThan(60_000);
	expect(await sharp(file).metadata()).toMatchObject({
		format: "png",
		width: 1200,
		height: 630,
	});
	expect(await drawSocialCards(cards)).toEqual(files);
	// Characters are also checked of cards that are not drawn.
	const strange = { ...card, address: "/cards/three.png", title: "a𓀀" };
	await expect(drawSocialCards(cards, [...cards, strange])).rejects.toThrow(
		"a𓀀: no font has 𓀀",
	);
});

test("every character has an outline of its own, whichever font it is from", async () => {
	const characters = Array.from("Wage工资签证沙特阿联酋公司招聘劳动合同");
	const typeface = await loadTypeface(characters.join(""), "zh-CN");
	const outlines = characters.map((character) =>
		JSON.stringify(typeface.set(character)[0]?.edges),
	);
	expect(new Set(outlines).size).toBe(characters.length);
});
