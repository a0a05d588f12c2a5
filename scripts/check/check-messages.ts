import path from "node:path";
import { findPage, routeOf } from "../../shared/pages/page-paths.ts";
import { compileMessages } from "../content/compile-messages.ts";
import { ContentError } from "../content/read-content.ts";
import { contentIndexIsCurrent } from "../content/write-content-index.ts";
import {
	compareMessages,
	listMissingCopy,
	listStyleFaults,
} from "./message-faults.ts";

const root = path.resolve(import.meta.dirname, "../..");
const source = "en-US";

/** Compiles all messages and content, and reports all that is wrong with them. */
async function listFaults(): Promise<string[]> {
	const locales = await compileMessages(root);
	if (!(await contentIndexIsCurrent(root, locales)))
		return ["shared/pages/content-index.ts: not current, run `npm run build`"];
	const originals = locales.find(({ locale }) => locale === source)?.namespaces;
	return locales.flatMap(({ locale, namespaces, content }) => [
		...[...namespaces].flatMap(([name, messages]) =>
			listStyleFaults(messages, `${locale}/${name}`, locale),
		),
		...[...namespaces].flatMap(([name, messages]) =>
			// What articles and positions hold differs: each is written anew in each language.
			locale === source || /^(article|position)-/.test(name)
				? []
				: compareMessages(originals?.get(name), messages, `${locale}/${name}`),
		),
		...listMissingCopy(namespaces, locale),
		...content.links
			.filter(({ path: target }) => !leadsSomewhere(target))
			.map(({ file, path: target }) => `${file}: no page at ${target}`),
	]);
}

/** Whether a path without a locale is a page, and its anchor a section of it. */
function leadsSomewhere(target: string): boolean {
	const [pathname = "", anchor] = target.split("#");
	const page = findPage(pathname);
	if (!page) return false;
	return !anchor || (routeOf(page).anchors ?? []).includes(anchor);
}

const faults = await listFaults().catch((error: unknown) => {
	if (error instanceof ContentError) return error.faults;
	throw error;
});
for (const fault of faults) process.stderr.write(`${fault}\n`);
process.exitCode = faults.length > 0 ? 1 : 0;
