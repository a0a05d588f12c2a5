import type { CompiledLocale } from "../content/compile/compile-locale.ts";
import { compileSources } from "../content/compile/compile-messages.ts";
import type { Unsaved } from "../content/read-files.ts";
import { planRevision } from "../content/revise-pages.ts";
import { ContentError, type Fault, formatFault } from "../validate/fault.ts";
import { readCommittedLedger } from "./git.ts";
import { writeContents } from "./project-files.ts";

/** Compiles unsaved content in memory, as `npm run dev` and `npm run check` do, and writes it. */
export interface ContentWriter {
	/** The faults that the contents would add to the existing ones. */
	try(contents: Unsaved): Promise<readonly Fault[]>;
	/**
	 * Writes contents, unless they would add faults, and dates the pages that they change, as `npm run
	 * revise` does.
	 */
	save(contents: Unsaved): Promise<Saved>;
}

export interface Saved {
	/** If there are any, nothing was written. */
	readonly faults: readonly Fault[];
	/** What drafts still lack before they can be published. */
	readonly unfinished: readonly Fault[];
	/** Whether pages could be dated: faults elsewhere prevent it. */
	readonly isDated: boolean;
}

interface Trial {
	readonly faults: readonly Fault[];
	readonly unfinished?: readonly Fault[];
	/** All content, if it has no faults. */
	readonly locales?: readonly CompiledLocale[];
}

/** @param compile compiles messages from saved and unsaved content. */
export function createContentWriter(
	root: string,
	compile = compileSources,
): ContentWriter {
	const judge = async (contents?: Unsaved): Promise<Trial> => {
		try {
			return { faults: [], ...(await compile(root, contents)) };
		} catch (error) {
			if (error instanceof ContentError) return { faults: error.faults };
			throw error;
		}
	};
	const attempt = async (contents: Unsaved): Promise<Trial> => {
		const trial = await judge(contents);
		if (trial.faults.length === 0) return trial;
		const known = (await judge()).faults.map(formatPlaceless);
		const isNew = (fault: Fault) => !known.includes(formatPlaceless(fault));
		return { faults: trial.faults.filter(isNew) };
	};
	return {
		async try(contents) {
			return (await attempt(contents)).faults;
		},
		async save(contents) {
			const { faults, unfinished = [], locales } = await attempt(contents);
			if (faults.length > 0) return { faults, unfinished, isDated: false };
			const dated = locales
				? await planRevision(root, locales, await readCommittedLedger(root))
				: undefined;
			// All files at once, so that a watcher builds only once.
			await writeContents(
				root,
				new Map([...contents, ...(dated?.files ?? new Map())]),
			);
			return { faults, unfinished, isDated: dated !== undefined };
		},
	};
}

/** Edits above a fault shift its line, so positions are ignored. */
function formatPlaceless(fault: Fault): string {
	return formatFault({ ...fault, line: 1, column: 1 });
}
