import type { LocaleContent, Written } from "./read-content.ts";

const invariants = {
	articles: ["topic", "published", "reviewed", "related"],
	positions: [
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
} as const satisfies Record<keyof LocaleContent, readonly string[]>;

/**
 * Compares what two languages have: the same articles, positions and offices, and the same values
 * where a value has no language.
 *
 * @returns what is wrong, one line a fault.
 */
export function compareContent(
	source: { readonly locale: string; readonly content: LocaleContent },
	other: { readonly locale: string; readonly content: LocaleContent },
): string[] {
	const compare = (kind: keyof LocaleContent): string[] => {
		const wanted = new Map(bySlug(source.content[kind]));
		const given = new Map(bySlug(other.content[kind]));
		return [...new Set([...wanted.keys(), ...given.keys()])].flatMap((slug) => {
			const [left, right] = [wanted.get(slug), given.get(slug)];
			if (!left) return [`${source.locale}/${kind}/${slug}: missing`];
			if (!right) return [`${other.locale}/${kind}/${slug}: missing`];
			const [a, b] = [fieldsOf(left), fieldsOf(right)];
			return invariants[kind]
				.filter((name) => a.get(name) !== b.get(name))
				.map(
					(name) =>
						`${right.file}: ${name}: ${b.get(name)} here, ${a.get(name)} in ${left.file}`,
				);
		});
	};
	return [
		...compare("articles"),
		...compare("positions"),
		...compare("offices"),
	];
}

function bySlug(
	files: readonly Written<object>[],
): (readonly [string, Written<object>])[] {
	return files.map((file) => [file.slug, file] as const);
}

function fieldsOf({ fields }: Written<object>): Map<string, string> {
	return new Map(
		Object.entries(fields).map(([name, value]) => [
			name,
			JSON.stringify(value),
		]),
	);
}
