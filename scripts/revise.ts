import { writeFile } from "node:fs/promises";
import path from "node:path";
import { runCommand } from "./command/run-command.ts";
import { compileMessages } from "./content/compile/compile-messages.ts";
import { planRevision } from "./content/revise-pages.ts";

const root = path.resolve(import.meta.dirname, "..");
const about = "updates locales/revisions.json and the content index";

await runCommand({ name: "revise", about, options: {} }, async () => {
	const locales = await compileMessages(root);
	const { stale, files } = await planRevision(root, locales);
	for (const [file, text] of files)
		await writeFile(path.join(root, file), text);
	for (const page of stale) process.stdout.write(`${page}\n`);
	process.stdout.write(`revised ${stale.length} pages\n`);
});
