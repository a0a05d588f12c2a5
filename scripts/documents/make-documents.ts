import type { CompiledLocale } from "../content/compile-messages.ts";
import { makeDocument } from "./make-document.ts";

/** Makes the documents to download of all languages. @returns files by address */
export async function makeDocuments(
	locales: readonly CompiledLocale[],
): Promise<ReadonlyMap<string, Uint8Array>> {
	const made = locales.flatMap(({ locale, content }) =>
		content.templates.map(async ({ summary, text }) => {
			const { title, description, href } = summary;
			const source = { locale, title, description, text };
			return [href, await makeDocument(source)] as const;
		}),
	);
	return new Map(await Promise.all(made));
}
