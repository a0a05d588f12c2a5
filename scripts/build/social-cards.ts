import { existsSync } from "node:fs";
import { glob, mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { beadPaths } from "../../client/hiring-models/bead-paths.ts";
import { brandName } from "../../shared/brand.ts";
import { hiringModels } from "../../shared/hiring-models.ts";
import { hash } from "./build-hash.ts";
import { createCardPainter } from "./card-painter.ts";
import type { SocialCard } from "./draw-social-card.ts";

export interface AddressedCard extends SocialCard {
	readonly address: string;
}

const scripts = path.resolve(import.meta.dirname, "..");
const cache = path.resolve(scripts, "../node_modules/.cache/social-cards");

/** The files that determine what cards look like: a change redraws all cards. */
const sources =
	"build/{card-*,draw-social-card.ts,fill-outlines.ts,indexed-png.ts,load-fonts.ts,social-*}";

/**
 * Draws cards of 1200 by 630 pixels as PNG files. They are cached by content, so that only new ones
 * are drawn.
 *
 * @param checked cards whose characters the fonts must have, drawn or not.
 * @returns the cached files by the cards' addresses.
 * @throws {Error} if no font has one of the characters.
 */
export async function drawSocialCards(
	cards: readonly AddressedCard[],
	checked = cards,
): Promise<ReadonlyMap<string, string>> {
	const looks = await hashLooks();
	const files = new Map(cards.map((card) => [card, fileOf(card, looks)]));
	const isMissing = (file: string) => !existsSync(file);
	const missing = new Map(
		[...files]
			.filter(([, file]) => isMissing(file))
			.map(([card, file]) => [file, card]),
	);
	await mkdir(cache, { recursive: true });
	const paint = await createCardPainter(
		checked.filter((card) => isMissing(fileOf(card, looks))),
	);
	await inTurns([...missing], 4, async ([file, card]) => {
		// A rename is atomic, so a killed or concurrent build leaves no partial card.
		const partial = `${file}.${process.pid}`;
		await writeFile(partial, await paint(card));
		await rename(partial, file);
	});
	return new Map([...files].map(([{ address }, file]) => [address, file]));
}

function fileOf(
	{ title, kicker, model, locale }: SocialCard,
	looks: string,
): string {
	const line = model && beadPaths(hiringModels[model]);
	const shown = [looks, title, kicker, line, locale, brandName(locale)];
	return path.join(cache, `${hash([Buffer.from(JSON.stringify(shown))])}.png`);
}

async function hashLooks(): Promise<string> {
	const names = await Array.fromAsync(glob(sources, { cwd: scripts }));
	return hash(
		await Promise.all(
			names.sort().map((name) => readFile(path.join(scripts, name))),
		),
	);
}

/** Runs `act` on each item, at most `count` at a time. */
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
