import path from "node:path";
import { compileMessages } from "./content/compile/compile-messages.ts";
import { compareLedger, revisePages } from "./content/revise-pages.ts";
import { ContentError } from "./validate/fault.ts";

// Brings locales/revisions.json up to date, or says with --check where it is not.
const root = path.resolve(import.meta.dirname, "..");
const locales = await compileMessages(root).catch((error: unknown) => {
	if (!(error instanceof ContentError)) throw error;
	process.stderr.write(`${error.message}\n`);
	process.exit(1);
});
if (process.argv.includes("--check")) {
	const { stale } = await compareLedger(root, locales);
	for (const line of stale) process.stderr.write(`${line}\n`);
	if (stale.length > 0) {
		process.stderr.write("locales/revisions.json is stale: npm run revise\n");
		process.exitCode = 1;
	}
} else {
	const revised = await revisePages(root, locales);
	process.stdout.write(`revised ${revised.length} pages\n`);
}
