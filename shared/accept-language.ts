import { type Locale, localeCodes, locales } from "./locales.ts";

/** Longer headers lose the members beyond: no browser sends as much, and work stays bounded. */
const maximalLength = 1024;

/**
 * The best locale for an `Accept-Language` header (RFC 9110, section 12.5.4), or `undefined` when
 * no range asks for one that we have. A range matches every locale of its primary language,
 * whatever its script or region; `*` matches those that no other range names. Of equal weights
 * the range that comes first wins. Malformed members are ignored.
 */
export function negotiateLocale(
	header: string | undefined,
	preferred: Locale,
): Locale | undefined {
	if (!header) return undefined;
	const weights = new Map<string, { weight: number; position: number }>();
	withinLimit(header)
		.split(",")
		.forEach((member, position) => {
			const range = parseRange(member);
			if (!range) return;
			const known = weights.get(range.language);
			if (!known || range.weight > known.weight)
				weights.set(range.language, { weight: range.weight, position });
		});

	const wildcard = weights.get("*");
	const candidates = [
		preferred,
		...localeCodes.filter((code) => code !== preferred),
	]
		.map((code) => ({
			code,
			...(weights.get(locales[code].language) ?? wildcard),
		}))
		.filter((candidate) => (candidate.weight ?? 0) > 0);
	candidates.sort(
		(a, b) =>
			(b.weight ?? 0) - (a.weight ?? 0) ||
			(a.position ?? 0) - (b.position ?? 0),
	);
	return candidates[0]?.code;
}

// A member cut in half would lose its weight, so it goes whole.
function withinLimit(header: string): string {
	if (header.length <= maximalLength) return header;
	return header.slice(0, Math.max(0, header.lastIndexOf(",", maximalLength)));
}

const rangePattern = /^(\*|[a-z]{1,8})(?:-[a-z0-9]{1,8})*$/;
const weightPattern = /^q\s*=\s*(0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/;

function parseRange(
	member: string,
): { language: string; weight: number } | undefined {
	const [tag = "", ...parameters] = member
		.toLowerCase()
		.split(";")
		.map((part) => part.trim());
	const language = rangePattern.exec(tag)?.[1];
	if (!language || parameters.length > 1) return undefined;
	const [parameter] = parameters;
	if (parameter === undefined) return { language, weight: 1 };
	const weight = weightPattern.exec(parameter)?.[1];
	return weight === undefined
		? undefined
		: { language, weight: Number(weight) };
}
