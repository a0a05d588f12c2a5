import { writeFile } from "node:fs/promises";
import path from "node:path";
import {
	type Revisions,
	readRevisions,
} from "../../server/discovery/revisions.ts";
import { today } from "../../shared/today.ts";
import type { CompiledLocale } from "./compile/compile-locale.ts";
import { lastingSlugsOf } from "./compile/compiled-slugs.ts";
import {
	hashPages,
	ledgerSource,
	listStale,
	reviseLedger,
	withoutDated,
} from "./hash-pages.ts";
import { listSitePages } from "./site-pages.ts";
import {
	contentIndexFile,
	contentIndexIsCurrent,
	contentIndexSource,
} from "./write-content-index.ts";

/** Where the ledger is that dates pages for the sitemap, from the project's folder. */
export const ledgerFile = "locales/revisions.json";

/**
 * Dates the pages that read otherwise now. @param former an older ledger: a page that reads again
 * as it did then has its date of then. @returns what was dated, a line a page
 */
export async function revisePages(
	root: string,
	locales: readonly CompiledLocale[],
	former?: Revisions,
): Promise<readonly string[]> {
	const { stale, files } = await planRevision(root, locales, former);
	for (const [file, text] of files)
		await writeFile(path.join(root, file), text);
	return stale;
}

/**
 * What {@link revisePages} would date, and the files that it would write, by path from the
 * project's folder: who writes others with them has them seen at once.
 */
export async function planRevision(
	root: string,
	locales: readonly CompiledLocale[],
	former?: Revisions,
): Promise<{
	readonly stale: readonly string[];
	readonly files: ReadonlyMap<string, string>;
}> {
	const [first] = locales;
	const pages = first ? listSitePages(lastingSlugsOf(first.content)) : [];
	const ledger = await readRevisions(path.join(root, ledgerFile));
	const hashes = hashPages(pages, locales.map(withoutDated));
	const stale = listStale(ledger, hashes);
	const files = new Map<string, string>();
	if (!(await contentIndexIsCurrent(root, locales)))
		files.set(contentIndexFile, contentIndexSource(locales));
	if (stale.length > 0)
		files.set(
			ledgerFile,
			ledgerSource(reviseLedger(ledger, hashes, today(), former)),
		);
	return { stale, files };
}
