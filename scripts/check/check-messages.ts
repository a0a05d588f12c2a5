import path from "node:path";
import { compileMessages } from "../content/compile/compile-messages.ts";
import { listPictureFaults } from "../content/unused-pictures.ts";
import { contentIndexIsCurrent } from "../content/write-content-index.ts";
import { ContentError, formatFault } from "../validate/fault.ts";

const root = path.resolve(import.meta.dirname, "../..");

/** Compiles all messages and content, and reports all that is wrong with them. */
async function report(): Promise<string | undefined> {
	try {
		const locales = await compileMessages(root);
		if (!(await contentIndexIsCurrent(root, locales)))
			return "shared/pages/content-index.ts: not current, run `npm run build`";
		const unused = await listPictureFaults(root);
		return unused.map(formatFault).join("\n") || undefined;
	} catch (error) {
		if (error instanceof ContentError) return error.message;
		throw error;
	}
}

const fault = await report();
if (fault !== undefined) {
	process.stderr.write(`${fault}\n`);
	process.exitCode = 1;
}
