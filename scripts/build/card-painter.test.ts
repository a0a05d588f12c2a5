import sharp from "sharp";
import { expect, test } from "vitest";
import { allowSvg } from "../test/test-svg.ts";
import { createCardPainter } from "./card-painter.ts";

allowSvg();

const card = {
	title: "Word",
	kicker: "Kicker",
	locale: "en-US",
} as const;

test("a card shows its text on the left and its pattern on the right", async () => {
	const paint = await createCardPainter([card]);
	const { data } = await sharp(await paint(card))
		.removeAlpha()
		.raw()
		.toBuffer({ resolveWithObject: true });
	/** Counts the pixels of a color in part of a row. */
	const count = (color: number, y: number, from: number, to: number) =>
		Array.from({ length: to - from }, (_, index) =>
			data.readUIntBE((y * 1200 + from + index) * 3, 3),
		).filter((found) => found === color).length;
	expect(count(0x0a2846, 5, 0, 600)).toBe(600);
	// Through the middle of the lowercase letters, and through the line below them.
	expect(count(0xffffff, 505, 84, 400)).toBeGreaterThan(20);
	expect(count(0xe7bd6d, 564, 84, 180)).toBe(96);
	expect(count(0x0a2846, 300, 900, 1200)).toBeLessThan(300);
});

test("a hiring model's card shows a line of beads, filled for the parts the firm carries", async () => {
	const cards = (["temporary", "recruitment"] as const).map((model) => ({
		...card,
		model,
	}));
	const paint = await createCardPainter(cards);
	const filled = await Promise.all(
		cards.map(async (own) => {
			const { data } = await sharp(await paint(own))
				.removeAlpha()
				.raw()
				.toBuffer({ resolveWithObject: true });
			// The center of each bead.
			return [170, 242, 314, 386].map((x) =>
				data.readUIntBE((582 * 1200 + x - 8) * 3, 3),
			);
		}),
	);
	expect(filled[0]).toEqual([0xe7bd6d, 0xe7bd6d, 0xe7bd6d, 0x0a2846]);
	expect(filled[1]).toEqual(Array(4).fill(0x0a2846));
});

test("cards painted at the same time are those painted one after another", async () => {
	const cards = ["One", "Another", "A third"].map((title) => ({
		...card,
		title,
	}));
	const paint = await createCardPainter(cards);
	const together = await Promise.all(cards.map(paint));
	for (const [index, own] of cards.entries())
		expect(
			Buffer.compare(await paint(own), together[index] ?? Buffer.of()),
		).toBe(0);
});

test("painting cards fails with the name of a character that no font contains", async () => {
	const strange = { ...card, title: "a𓀀" };
	const painting = createCardPainter([card, strange]);
	await expect(painting).rejects.toThrow("a𓀀: no font has 𓀀");
});
