import sharp from "sharp";
import { brandName } from "../../shared/brand.ts";
import {
	cardColors,
	cardPalette,
	findNearest,
	parseColor,
} from "./card-colors.ts";
import {
	type CardLine,
	cardBackdrop,
	cardLines,
	type SocialCard,
} from "./draw-social-card.ts";
import { fillOutlines } from "./fill-outlines.ts";
import {
	createRows,
	encodeIndexedPng,
	type PackedRows,
	setPixel,
} from "./indexed-png.ts";
import { loadTypeface, type Typeface } from "./social-fonts.ts";

interface Backdrop {
	/** RGBA pixels, one byte per channel. */
	readonly data: Uint8Array;
	/** The same pixels as palette indexes. */
	readonly rows: PackedRows;
}

/**
 * Creates a function that draws cards as PNG files. Drawing a card from scratch takes 80 ms, most
 * of it for the pattern and for choosing colors. So cards with the same model share a backdrop, all
 * share one palette, and only the text is drawn for each card.
 *
 * @param cards all cards to be drawn: the fonts are loaded for their characters only.
 * @throws {Error} if no font has one of them.
 */
export async function createCardPainter(
	cards: readonly SocialCard[],
): Promise<(card: SocialCard) => Promise<Buffer>> {
	const typefaces = await loadTypefaces(cards);
	const typefaceOf = ({ locale }: SocialCard) => {
		const typeface = typefaces.get(locale);
		if (!typeface) throw new Error(`no fonts were loaded for ${locale}`);
		return typeface;
	};
	for (const card of cards) {
		const faults = typefaceOf(card).missing(textOf(card));
		if (faults.length > 0)
			throw new Error(`${card.title}: no font has ${faults.join(" ")}`);
	}
	const backdrops = new Map<string, Promise<Backdrop>>();
	/** Rows of finished cards, for the next: new ones would cost a third of the painting. */
	const spare: Uint8Array[] = [];
	return async (card) => {
		const typeface = typefaceOf(card);
		const svg = cardBackdrop(card.model, typeface.isRightToLeft);
		const { data, rows } = await backdrops.getOrInsertComputed(
			svg,
			drawBackdrop,
		);
		const bytes = spare.pop() ?? new Uint8Array(rows.bytes.length);
		bytes.set(rows.bytes);
		const own = { data, rows: { ...rows, bytes } };
		for (const line of cardLines(card, typeface))
			paintLine(own, line, typeface);
		const png = await encodeIndexedPng(own.rows, cardPalette);
		spare.push(bytes);
		return png;
	};
}

function textOf({ title, kicker, locale }: SocialCard): string {
	return [brandName(locale), kicker, title].join("");
}

async function loadTypefaces(
	cards: readonly SocialCard[],
): Promise<ReadonlyMap<string, Typeface>> {
	const byLocale = Map.groupBy(cards, ({ locale }) => locale);
	const loading = [...byLocale].map(async ([locale, own]) => {
		// A title that is too long ends with an ellipsis.
		const text = `${own.map(textOf).join("")}…`;
		return [locale, await loadTypeface(text, locale)] as const;
	});
	return new Map(await Promise.all(loading));
}

async function drawBackdrop(svg: string): Promise<Backdrop> {
	const { data, info } = await sharp(Buffer.from(svg))
		.ensureAlpha()
		.raw()
		.toBuffer({ resolveWithObject: true });
	const rows = createRows(info.width, info.height);
	for (let y = 0, at = 0; y < info.height; y++)
		for (let x = 0; x < info.width; x++, at += 4) {
			const nearest = findNearest(
				data[at] ?? 0,
				data[at + 1] ?? 0,
				data[at + 2] ?? 0,
			);
			setPixel(rows, x, y, nearest);
		}
	return { data, rows };
}

/** Paints a line of text onto a backdrop. */
function paintLine(
	{ data, rows }: Backdrop,
	{ text, x: left, y: base, size, color }: CardLine,
	typeface: Typeface,
): void {
	// No glyph extends further beyond its line.
	const margin = Math.ceil(size / 4);
	const above = Math.ceil(size * 1.2);
	const scale = size / 1000;
	const area = {
		width: Math.ceil(typeface.measure(text) * scale) + 2 * margin,
		height: above + 2 * margin,
	};
	const outlines = typeface.set(text).map(({ edges, x, y }) => ({
		edges,
		x: margin + x * scale,
		y: above - y * scale,
		scale,
	}));
	const [red, green, blue] = parseColor(cardColors[color]);
	fillOutlines(area, outlines, (column, row, coverage) => {
		const x = left - margin + column;
		const y = base - above + row;
		const at = (y * rows.width + x) * 4;
		const nearest = findNearest(
			mix(red, data[at], coverage),
			mix(green, data[at + 1], coverage),
			mix(blue, data[at + 2], coverage),
		);
		setPixel(rows, x, y, nearest);
	});
}

function mix(part: number, ground = 0, coverage = 1): number {
	return ground + (part - ground) * coverage;
}
