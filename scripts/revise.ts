import path from "node:path";
import { compileMessages } from "./content/compile/compile-messages.ts";
import { revisePages } from "./content/revise-pages.ts";
import { ContentError } from "./validate/fault.ts";

// Updates locales/revisions.json and the content index.
const root = path.resolve(import.meta.dirname, "..");
const locales = await compileMessages(root).catch((error: unknown) => {
	if (!(error instanceof ContentError)) throw error;
	process.stderr.write(`${error.message}\n`);
	process.exit(1);
});
const revised = await revisePages(root, locales);
process.stdout.write(`revised ${revised.length} pages\n`);
