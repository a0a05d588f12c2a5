import { glob, readFile } from "node:fs/promises";
import path from "node:path";
import { scenes } from "../pictures/drawings.ts";
import { type Fault, faultOf } from "../validate/fault.ts";
import { readPictures } from "./text/article-pictures.ts";

/** Where pictures are named: in texts, drafts among them, in components and in styles. */
const namers = [
	"locales/**/*.{md,json}",
	"{client,server,shared}/**/*.{ts,tsx,css}",
];

/**
 * The addresses of pictures in `public/pictures` that nothing shows. What `npm run pictures` draws
 * is the site's own.
 *
 * @param root the project's folder.
 */
export async function listUnusedPictures(root: string): Promise<string[]> {
	const drawn = Object.keys(scenes).map((name) => `/pictures/${name}.png`);
	const unused = new Set([...(await readPictures(root)).keys()]);
	for (const href of drawn) unused.delete(href);
	if (unused.size === 0) return [];
	const files = await Array.fromAsync(glob(namers, { cwd: root }));
	for (const file of files) {
		const text = await readFile(path.join(root, file), "utf8");
		for (const href of unused) if (text.includes(href)) unused.delete(href);
	}
	return [...unused];
}

/** The same as faults of the files. It is none while one is edited: first comes the picture. */
export async function listPictureFaults(root: string): Promise<Fault[]> {
	return (await listUnusedPictures(root)).map((href) =>
		faultOf(
			`public${href}`,
			"file",
			"nothing shows it: put it into a text, or remove it, which the list of `npm run edit` does",
		),
	);
}
