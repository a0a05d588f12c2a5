import { readFile } from "node:fs/promises";
import * as z from "zod";
import { fillParams, type Page } from "../../shared/pages/page-paths.ts";
import { routes } from "../../shared/routes.ts";

const term = {
	draft: z.literal(true).optional(),
	publishOn: z.iso.date().optional(),
	expiresOn: z.iso.date().optional(),
};

/** The kinds of pages that may have a publication term, which are also their routes' parameters. */
export const datedKinds = ["article", "position"] as const;

/** The namespace that lists each kind under `items`. */
export const listNames = {
	article: "articles",
	position: "positions",
} as const;

const schema = z.object({
	pages: z.array(
		z.object({ kind: z.enum(datedKinds), slug: z.string(), ...term }),
	),
	facts: z.array(z.object({ id: z.string(), ...term })),
});

/** Content that is public only on some days. Files for browsers never mention it. */
export type DatedContent = z.output<typeof schema>;
export type DatedEntry = DatedContent["pages"][number];

/**
 * Reads the build's list of dated content.
 *
 * @throws when it is missing or invalid.
 */
export async function readDatedContent(file: string): Promise<DatedContent> {
	return schema.parse(JSON.parse(await readFile(file, "utf8")));
}

export function pageOfEntry({
	kind,
	slug,
}: Pick<DatedEntry, "kind" | "slug">): Page {
	const params = { [kind]: slug };
	return { id: kind, params, path: fillParams(routes[kind].path, params) };
}

/** The namespace of an entry's own text. */
export function namespaceOfEntry({ kind, slug }: DatedEntry): string {
	return `${kind}-${slug}`;
}
