import { glob, readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { type Fault, faultOf } from "../validate/fault.ts";
import { readPictures } from "./text/article-pictures.ts";

/** Files that may name pictures: texts including drafts, components, and styles. */
const namers = [
	"locales/**/*.{md,json}",
	"{client,server,shared}/**/*.{ts,tsx,css}",
];

/**
 * The addresses of pictures in `public/pictures` that nothing shows.
 *
 * @param root the project's folder.
 */
export async function listUnusedPictures(root: string): Promise<string[]> {
	const unused = new Set([...(await readPictures(root)).keys()]);
	if (unused.size === 0) return [];
	const files = await Array.fromAsync(glob(namers, { cwd: root }));
	for (const file of files) {
		const text = await readFile(path.join(root, file), "utf8");
		for (const href of unused) if (text.includes(href)) unused.delete(href);
	}
	return [...unused];
}

/**
 * Unused pictures, and those with metadata, as faults. Not checked while editing, where a picture is
 * added before the text that shows it.
 */
export async function listPictureFaults(root: string): Promise<Fault[]> {
	const unused = (await listUnusedPictures(root)).map((href) =>
		faultOf(
			`public${href}`,
			"file",
			"nothing shows it: put it into a text, or remove it, which the list of `npm run edit` does",
		),
	);
	const telling = (await listTellingPictures(root)).map((href) =>
		faultOf(
			`public${href}`,
			"file",
			"it contains metadata, which may tell who took it, and where: upload it in `npm run edit` instead, which leaves that out",
		),
	);
	return [...unused, ...telling];
}

/** The addresses of pictures with metadata, which anyone can download. */
async function listTellingPictures(root: string): Promise<string[]> {
	const telling: string[] = [];
	for (const href of (await readPictures(root)).keys()) {
		const file = path.join(root, "public", href);
		const { exif, iptc, xmp, comments } = await sharp(file).metadata();
		if (exif ?? iptc ?? xmp ?? comments) telling.push(href);
	}
	return telling;
}
