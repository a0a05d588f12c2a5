import { readFile } from "node:fs/promises";
import path from "node:path";
import { compileMessages } from "../content/compile/compile-messages.ts";
import { listPictureFaults } from "../content/picture-faults.ts";
import { planRevision } from "../content/revise-pages.ts";
import { contentIndexFile } from "../content/write-content-index.ts";
import { compareMessages, sourceLocale } from "../validate/compare-messages.ts";
import { ContentError, faultOf, formatFault } from "../validate/fault.ts";
import { wordLocales } from "../words/words.ts";

const root = path.resolve(import.meta.dirname, "../..");

/**
 * Compiles all messages and content, and lists faults and whatever `npm run revise` has to update.
 */
async function report(): Promise<readonly string[]> {
	try {
		const locales = await compileMessages(root);
		const { stale, files } = await planRevision(root, locales);
		const unused = await listPictureFaults(root);
		return [
			...[
				...(files.has(contentIndexFile) ? [contentIndexFile] : []),
				...stale,
			].map((name) => `${name}: not current, run \`npm run revise\``),
			...unused.map(formatFault),
			...(await listWordFaults()),
		];
	} catch (error) {
		if (error instanceof ContentError) return error.faults.map(formatFault);
		throw error;
	}
}

/** Differences between the languages in the words of the editor and of the checks. */
async function listWordFaults(): Promise<readonly string[]> {
	const read = async (locale: string): Promise<unknown> =>
		JSON.parse(await readFile(path.join(root, fileOf(locale)), "utf8"));
	const fileOf = (locale: string) => `scripts/words/${locale}.json`;
	const source = await read(sourceLocale);
	const faults = wordLocales.map(async (locale) =>
		compareMessages(source, await read(locale), locale).map(
			({ path: at, message }) =>
				formatFault(faultOf(fileOf(locale), at.join("."), message)),
		),
	);
	return (await Promise.all(faults)).flat();
}

for (const fault of await report()) {
	process.stderr.write(`${fault}\n`);
	process.exitCode = 1;
}
