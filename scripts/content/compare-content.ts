import { type Fault, faultOf } from "../validate/fault.ts";
import { say } from "../words/words.ts";
import { type ContentKind, fileOf, kindNames } from "./content-kinds.ts";
import type { LocaleSources } from "./read-content.ts";
import type { Written } from "./read-files.ts";
import { publicationFields } from "./schemas.ts";

/** Fields whose values do not depend on the language, and so must be the same in every language. */
export const sharedFields = {
	articles: [
		...publicationFields,
		"example",
		"topic",
		"published",
		"reviewed",
		"related",
	],
	positions: [
		...publicationFields,
		"reference",
		"function",
		"office",
		"level",
		"employment",
		"workplace",
		"posted",
		"closes",
		"salary",
		"languages",
	],
	offices: [
		"country",
		"order",
		"timeZone",
		"utcOffset",
		"hours",
		"languages",
		"geo",
		"phone",
	],
	guides: ["related"],
	solutions: [],
	topics: [],
	templates: ["file"],
} as const satisfies Record<ContentKind, readonly string[]>;

/**
 * Compares two languages: they must have the same files of each kind, with the same values in
 * {@link sharedFields}.
 */
export function compareContent(
	source: LocaleSources,
	other: LocaleSources,
): Fault[] {
	return kindNames.flatMap((kind) => {
		const [wanted, given] = [source.slugs[kind], other.slugs[kind]];
		const left = new Map(source.content[kind].map((file) => [file.slug, file]));
		return [
			...listMissing(kind, wanted, other, source.locale),
			...listMissing(kind, given, source, other.locale),
			...other.content[kind].flatMap((right) => {
				const original = left.get(right.slug);
				return original && !original.isMended && !right.isMended
					? compareFields(kind, original, right)
					: [];
			}),
		];
	});
}

/** Reports files that the other language has and this one lacks. */
function listMissing(
	kind: ContentKind,
	wanted: readonly string[],
	{ locale, slugs }: LocaleSources,
	has: string,
): Fault[] {
	return wanted
		.filter((slug) => !slugs[kind].includes(slug))
		.map((slug) =>
			faultOf(
				fileOf(locale, kind, slug),
				"file",
				say("faults.missingKey", { locale: has }),
			),
		);
}

function compareFields(
	kind: ContentKind,
	left: Written<object>,
	right: Written<object>,
): Fault[] {
	const [a, b] = [fieldsOf(left), fieldsOf(right)];
	const shared: readonly string[] = sharedFields[kind];
	return shared
		.filter((name) => a.get(name) !== b.get(name))
		.map((name) =>
			right.source.fault(
				[name],
				`${b.get(name) ?? "nothing"} here, ${a.get(name) ?? "nothing"} in ${left.file}`,
			),
		);
}

function fieldsOf({ fields }: Written<object>): Map<string, string> {
	return new Map(
		Object.entries(fields).map(([name, value]) => [
			name,
			JSON.stringify(value),
		]),
	);
}
