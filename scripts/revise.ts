import path from "node:path";
import { runCommand } from "./command/run-command.ts";
import { compileMessages } from "./content/compile/compile-messages.ts";
import { revisePages } from "./content/revise-pages.ts";

const root = path.resolve(import.meta.dirname, "..");
const about = "updates locales/revisions.json and the content index";

await runCommand({ name: "revise", about, options: {} }, async () => {
	const revised = await revisePages(root, await compileMessages(root));
	process.stdout.write(`revised ${revised.length} pages\n`);
});
