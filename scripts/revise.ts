import { writeFile } from "node:fs/promises";
import path from "node:path";
import { readRevisions } from "../server/discovery/revisions.ts";
import { today } from "../shared/today.ts";
import { compileMessages, lastingSlugsOf } from "./content/compile-messages.ts";
import {
	hashPages,
	ledgerSource,
	listStale,
	reviseLedger,
	withoutDated,
} from "./content/hash-pages.ts";
import { listSitePages } from "./content/site-pages.ts";
import { updateContentIndex } from "./content/write-content-index.ts";
import { ContentError } from "./validate/fault.ts";

// Brings locales/revisions.json up to date, or says with --check where it is not.
const root = path.resolve(import.meta.dirname, "..");
const file = path.join(root, "locales/revisions.json");
const locales = await compileMessages(root).catch((error: unknown) => {
	if (!(error instanceof ContentError)) throw error;
	process.stderr.write(`${error.message}\n`);
	process.exit(1);
});
await updateContentIndex(root, locales);
const [first] = locales;
const pages = first ? listSitePages(lastingSlugsOf(first.content)) : [];

const ledger = await readRevisions(file);
const hashes = hashPages(pages, locales.map(withoutDated));
const stale = listStale(ledger, hashes);
if (!process.argv.includes("--check")) {
	await writeFile(file, ledgerSource(reviseLedger(ledger, hashes, today())));
	process.stdout.write(`revised ${stale.length} pages\n`);
} else if (stale.length > 0) {
	for (const line of stale) process.stderr.write(`${line}\n`);
	process.stderr.write("locales/revisions.json is stale: npm run revise\n");
	process.exitCode = 1;
}
