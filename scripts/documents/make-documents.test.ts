import path from "node:path";
import { expect, test } from "vitest";
import { compileMessages } from "../content/compile/compile-messages.ts";
import { makeDocuments } from "./make-documents.ts";

test("only documents whose text has changed are regenerated", async () => {
	const locales = await compileMessages(
		path.resolve(import.meta.dirname, "../.."),
	);
	const first = await makeDocuments(locales);
	const [changed] = locales[0]?.content.templates ?? [];
	const next = await makeDocuments(
		locales.map((locale) => ({
			...locale,
			content: {
				...locale.content,
				templates: locale.content.templates.map((template) =>
					template === changed
						? { ...template, text: "Sample. New." }
						: template,
				),
			},
		})),
	);
	expect([...next.keys()]).toEqual([...first.keys()]);
	const differing = [...next].filter(
		([href, made]) => first.get(href) !== made,
	);
	expect(differing.map(([href]) => href)).toEqual([changed?.summary.href]);
});
