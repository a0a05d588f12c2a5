import {
	type CompiledLocale,
	compileSources,
} from "../content/compile-messages.ts";
import type { Unsaved } from "../content/read-content.ts";
import { revisePages } from "../content/revise-pages.ts";
import { ContentError, type Fault, formatFault } from "../validate/fault.ts";
import { readCommittedLedger } from "./git.ts";
import { writeContents } from "./project-files.ts";

/** What would be if contents were written. */
interface Trial {
	/** What would be wrong beyond what is wrong already. */
	readonly faults: readonly Fault[];
	/** All content, where nothing is wrong with it. */
	readonly locales?: readonly CompiledLocale[];
}

/** Compiles all content as if it were written, as `npm run dev` and `npm run check` do. */
export async function tryContents(
	root: string,
	contents: Unsaved,
): Promise<Trial> {
	const trial = await compile(root, contents);
	if (trial.faults.length === 0) return trial;
	const known = (await compile(root)).faults.map(formatPlaceless);
	const isNew = (fault: Fault) => !known.includes(formatPlaceless(fault));
	return { faults: trial.faults.filter(isNew) };
}

/**
 * Writes contents, unless that would make content wrong, and dates the pages that read otherwise
 * then, as `npm run revise` does.
 *
 * @returns what is wrong, and whether pages could be dated: while there are mistakes elsewhere they
 * cannot.
 */
export async function saveContents(
	root: string,
	contents: Unsaved,
): Promise<{ readonly faults: readonly Fault[]; readonly isDated: boolean }> {
	if (contents.size === 0) return { faults: [], isDated: true };
	const { faults, locales } = await tryContents(root, contents);
	if (faults.length > 0) return { faults, isDated: false };
	await writeContents(root, contents);
	if (locales)
		await revisePages(root, locales, await readCommittedLedger(root));
	return { faults: [], isDated: locales !== undefined };
}

async function compile(root: string, contents?: Unsaved): Promise<Trial> {
	try {
		const { locales } = await compileSources(root, contents);
		return { faults: [], locales };
	} catch (error) {
		if (error instanceof ContentError) return { faults: error.faults };
		throw error;
	}
}

/** Lines move with what is above them. */
function formatPlaceless(fault: Fault): string {
	return formatFault({ ...fault, line: 1, column: 1 });
}
