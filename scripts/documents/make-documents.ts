import type { CompiledLocale } from "../content/compile/compile-locale.ts";
import { makeDocument } from "./make-document.ts";

/** The last document at each address and its source: creating all of them takes 0.3 seconds. */
const lastDocuments = new Map<
	string,
	{ readonly source: string; readonly document: Uint8Array }
>();

/**
 * Creates the downloadable documents of all languages, unless they are cached.
 *
 * @returns files by address.
 */
export async function makeDocuments(
	locales: readonly CompiledLocale[],
): Promise<ReadonlyMap<string, Uint8Array>> {
	const made = locales.flatMap(({ locale, content, namespaces }) =>
		content.templates.map(async ({ summary, text }) => {
			const { title, description, href } = summary;
			const mark = String(namespaces.get("common")?.example);
			const parts = { locale, title, description, mark, text };
			const source = JSON.stringify(parts);
			const known = lastDocuments.get(href);
			if (known?.source === source) return [href, known.document] as const;
			const document = await makeDocument(parts);
			lastDocuments.set(href, { source, document });
			return [href, document] as const;
		}),
	);
	return new Map(await Promise.all(made));
}
