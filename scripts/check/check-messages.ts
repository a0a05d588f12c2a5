import path from "node:path";
import { compileMessages } from "../content/compile-messages.ts";
import { contentIndexIsCurrent } from "../content/write-content-index.ts";
import { ContentError } from "../validate/fault.ts";

const root = path.resolve(import.meta.dirname, "../..");

/** Compiles all messages and content, and reports all that is wrong with them. */
async function report(): Promise<string | undefined> {
	try {
		const locales = await compileMessages(root);
		return (await contentIndexIsCurrent(root, locales))
			? undefined
			: "shared/pages/content-index.ts: not current, run `npm run build`";
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
