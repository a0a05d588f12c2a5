import { glob } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { escapeHtml } from "../../../server/pages/render/escape.ts";
import { imageUrl, imageWidths } from "../../../shared/image-sizes.ts";
import { suggest } from "../../validate/nearest.ts";
import { type Message, say } from "../../words/words.ts";

/** Pictures that texts may show, by address, with their size in pixels. */
export type Pictures = ReadonlyMap<
	string,
	{ readonly width: number; readonly height: number }
>;

/** A picture in Markdown: `![what it shows](/pictures/name.png)`. */
interface PictureToken {
	readonly href: string;
	readonly text: string;
}

/** The minimum width in pixels of a picture, which is also the narrowest size offered. */
export const narrowest = 640;
const shownWidths = imageWidths.filter(
	(width) => width >= 640 && width <= 2048,
);
const quality = 80;

/** Reads the sizes of all pictures in `public/pictures/`. */
export async function readPictures(root: string): Promise<Pictures> {
	const folder = path.join(root, "public");
	const files = await Array.fromAsync(
		glob("pictures/*.{png,jpg,jpeg,webp,avif}", { cwd: folder }),
	);
	return new Map(
		await Promise.all(
			files.sort().map(async (file) => {
				const { width, height } = await sharp(
					path.join(folder, file),
				).metadata();
				return [
					`/${file.replaceAll(path.sep, "/")}`,
					{ width, height },
				] as const;
			}),
		),
	);
}

/** What is wrong with a picture in a text: unknown, too small, or without a description. */
export function pictureFault(
	{ href, text }: PictureToken,
	pictures: Pictures,
): Message | undefined {
	const picture = pictures.get(href);
	if (!picture)
		return say("faults.noPicture", {
			href,
			hint: suggest(href, [...pictures.keys()]),
		});
	if (picture.width < narrowest)
		return say("faults.pictureNarrow", {
			href,
			width: picture.width,
			needed: narrowest,
		});
	if (text.trim() === "") return say("faults.pictureWords", { href });
	return undefined;
}

/** An `img` element with the sizes that the image endpoint serves. */
export function pictureHtml(
	{ href, text }: PictureToken,
	pictures: Pictures,
): string {
	const { width = 0, height = 0 } = pictures.get(href) ?? {};
	const sources = shownWidths
		.filter((shown) => shown <= width)
		.map((shown) => `${imageUrl(href, shown, quality)} ${shown}w`);
	const first = imageUrl(href, narrowest, quality);
	return `<img src="${escapeHtml(first)}" srcset="${escapeHtml(sources.join(", "))}" sizes="(min-width: 48rem) 42.5rem, 100vw" width="${width}" height="${height}" alt="${escapeHtml(text)}" loading="lazy" decoding="async">`;
}
