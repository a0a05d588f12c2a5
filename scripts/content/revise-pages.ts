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
import { contentIndexFile, reviseContentIndex } from "./write-content-index.ts";

/** The ledger of revision dates for the sitemap, relative to the project's folder. */
export const ledgerFile = "locales/revisions.json";

/**
 * Dates the pages whose text has changed, without writing.
 *
 * @param former an older ledger: a page that matches it again gets its old date back.
 * @returns the dated pages, one line each, and the files to write, by path relative to the project's
 * folder.
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
	const index = await reviseContentIndex(root, locales);
	if (index !== undefined) files.set(contentIndexFile, index);
	if (stale.length > 0)
		files.set(
			ledgerFile,
			ledgerSource(reviseLedger(ledger, hashes, today(), former)),
		);
	return { stale, files };
}
