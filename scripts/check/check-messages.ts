import path from "node:path";
import { compileMessages } from "../content/compile/compile-messages.ts";
import { listPictureFaults } from "../content/picture-faults.ts";
import { planRevision } from "../content/revise-pages.ts";
import { contentIndexFile } from "../content/write-content-index.ts";
import { ContentError, formatFault } from "../validate/fault.ts";

const root = path.resolve(import.meta.dirname, "../..");

/**
 * Compiles all messages and content, and lists faults and whatever `npm run revise` has to update.
 */
async function report(): Promise<readonly string[]> {
	try {
		const locales = await compileMessages(root);
		const { stale, files } = await planRevision(root, locales);
		const unused = await listPictureFaults(root);
		return [
			...[
				...(files.has(contentIndexFile) ? [contentIndexFile] : []),
				...stale,
			].map((name) => `${name}: not current, run \`npm run revise\``),
			...unused.map(formatFault),
		];
	} catch (error) {
		if (error instanceof ContentError) return error.faults.map(formatFault);
		throw error;
	}
}

for (const fault of await report()) {
	process.stderr.write(`${fault}\n`);
	process.exitCode = 1;
}
