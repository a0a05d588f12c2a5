import { createHash } from "node:crypto";
import { access, copyFile, mkdir, readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { brandName } from "../../shared/brand.ts";
import { type SocialCard, socialCard } from "./draw-social-card.ts";
import { loadTypeface, type Typeface } from "./social-fonts.ts";

export interface NamedCard extends SocialCard {
	/** The file's name in the folder, without an ending; folders in it are made. */
	readonly name: string;
}

/** The sources of a card's looks: when they change, all cards are drawn anew. */
const sources = [
	"../../client/site/brand-mark-paths.ts",
	"../pictures/patterns/girih.ts",
	"../pictures/patterns/girih-svg.ts",
	"../pictures/patterns/girih-bands.ts",
	"../pictures/patterns/girih-lattices.ts",
	"../pictures/patterns/girih-lines.ts",
	"../pictures/patterns/girih-polygons.ts",
	"../pictures/patterns/girih-tilings.ts",
	"../pictures/patterns/pattern-designs.ts",
	"draw-social-card.ts",
	"social-cards.ts",
	"social-fonts.ts",
	"social-text.ts",
];

const cache = path.resolve(
	import.meta.dirname,
	"../../node_modules/.cache/social-cards",
);

/**
 * Writes each card as `{outdir}/{name}.png`, 1200 by 630. Cards are kept by what they show, so that
 * only new ones are drawn.
 *
 * @returns how many were drawn.
 * @throws when a text has a character that no font has.
 */
export async function renderSocialCards(
	cards: readonly NamedCard[],
	outdir: string,
): Promise<number> {
	const looks = await Promise.all(
		sources.map((file) => readFile(path.join(import.meta.dirname, file))),
	);
	await mkdir(cache, { recursive: true });
	const places = await Promise.all(
		cards.map(async (card) => {
			const hash = createHash("sha256");
			for (const source of looks) hash.update(source);
			hash.update(JSON.stringify([textOf(card), card.pattern, card.locale]));
			const kept = path.join(cache, `${hash.digest("hex").slice(0, 24)}.png`);
			return { card, kept, isKept: await exists(kept) };
		}),
	);
	const missing = [
		...new Map(
			places
				.filter(({ isKept }) => !isKept)
				.map((place) => [place.kept, place] as const),
		).values(),
	];
	const typefaces = await loadTypefaces(missing.map(({ card }) => card));
	await inTurns(missing, 4, async ({ card, kept }) => {
		const typeface = typefaces.get(isLatin(card));
		if (!typeface) return;
		const faults = typeface.missing(textOf(card));
		if (faults.length > 0)
			throw new Error(`${card.name}: no font has ${faults.join(" ")}`);
		await sharp(Buffer.from(socialCard(card, typeface)))
			.png({ palette: true, colours: 16, dither: 0, effort: 1 })
			.toFile(kept);
	});
	await Promise.all(
		places.map(async ({ card, kept }) => {
			const file = path.join(outdir, `${card.name}.png`);
			await mkdir(path.dirname(file), { recursive: true });
			await copyFile(kept, file);
		}),
	);
	return missing.length;
}

function isLatin({ locale }: SocialCard): boolean {
	return !/^(zh|ja|ko)/.test(locale);
}

function textOf({ title, kicker, locale }: SocialCard): string {
	return [brandName(locale), kicker, title].join("");
}

async function loadTypefaces(
	cards: readonly SocialCard[],
): Promise<ReadonlyMap<boolean, Typeface>> {
	const typefaces = new Map<boolean, Typeface>();
	for (const latin of [true, false]) {
		const own = cards.filter((card) => isLatin(card) === latin);
		if (own.length === 0) continue;
		// The ellipsis of a title that had to be cut.
		const text = `${own.map(textOf).join("")}…`;
		typefaces.set(latin, await loadTypeface(text, { isLatin: latin }));
	}
	return typefaces;
}

/** Does something with each item, with so many at a time. */
async function inTurns<Item>(
	items: readonly Item[],
	count: number,
	act: (item: Item) => Promise<void>,
): Promise<void> {
	const left = items.values();
	await Promise.all(
		Array.from({ length: count }, async () => {
			for (const item of left) await act(item);
		}),
	);
}

async function exists(file: string): Promise<boolean> {
	return access(file).then(
		() => true,
		() => false,
	);
}
