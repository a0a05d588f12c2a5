import { writeFile } from "node:fs/promises";
import path from "node:path";
import { readRevisions } from "../server/discovery/revisions.ts";
import { today } from "../shared/today.ts";
import { compileMessages } from "./content/compile-messages.ts";
import { updateContentIndex } from "./content/write-content-index.ts";

// Brings locales/revisions.json up to date, or says with --check where it is not.
const root = path.resolve(import.meta.dirname, "..");
const file = path.join(root, "locales/revisions.json");
const locales = await compileMessages(root);
await updateContentIndex(root, locales);
// The route table is made from the index, so it is imported when that is written.
const { pages } = await import("../shared/pages/page-paths.ts");
const { hashPages, ledgerSource, listStale, reviseLedger } = await import(
	"./content/hash-pages.ts"
);

const ledger = await readRevisions(file);
const hashes = hashPages(pages, locales);
const stale = listStale(ledger, hashes);
if (!process.argv.includes("--check")) {
	await writeFile(file, ledgerSource(reviseLedger(ledger, hashes, today())));
	process.stdout.write(`revised ${stale.length} pages\n`);
} else if (stale.length > 0) {
	for (const line of stale) process.stderr.write(`${line}\n`);
	process.stderr.write("locales/revisions.json is stale: npm run revise\n");
	process.exitCode = 1;
}
