import type * as z from "zod";
import {
	articleSchema,
	guideSchema,
	officeSchema,
	positionSchema,
	templateSchema,
	topicSchema,
} from "./schemas.ts";

/**
 * The kinds of content that have one file per entry in every language, with the schema of its
 * fields.
 */
export const contentKinds = {
	articles: { schema: articleSchema, extension: "md" },
	positions: { schema: positionSchema, extension: "md" },
	offices: { schema: officeSchema, extension: "json" },
	guides: { schema: guideSchema, extension: "md" },
	solutions: { schema: topicSchema, extension: "md" },
	topics: { schema: topicSchema, extension: "md" },
	templates: { schema: templateSchema, extension: "md" },
} as const satisfies Record<
	string,
	{ readonly schema: z.ZodType; readonly extension: "md" | "json" }
>;

export type ContentKind = keyof typeof contentKinds;

export const kindNames = Object.keys(contentKinds).filter(isKind);

/** Kinds whose entries have a namespace of their own, which holds their page. */
export const pageKinds = [
	"articles",
	"positions",
	"guides",
	"solutions",
	"topics",
] as const satisfies readonly ContentKind[];

/** The namespace of an entry's page, such as `article-…`. */
export function pageNamespace(
	kind: (typeof pageKinds)[number],
	slug: string,
): string {
	return `${kind.slice(0, -1)}-${slug}`;
}

export type ByKind<Value> = Readonly<Record<ContentKind, Value>>;

export function mapKinds<Value>(
	make: (kind: ContentKind) => Value,
): ByKind<Value> {
	return {
		articles: make("articles"),
		positions: make("positions"),
		offices: make("offices"),
		guides: make("guides"),
		solutions: make("solutions"),
		topics: make("topics"),
		templates: make("templates"),
	};
}

/** A file's path relative to the project's folder. */
export function fileOf(
	locale: string,
	kind: ContentKind,
	slug: string,
): string {
	return `locales/${locale}/${kind}/${slug}.${contentKinds[kind].extension}`;
}

export function isKind(name: string): name is ContentKind {
	return Object.hasOwn(contentKinds, name);
}
