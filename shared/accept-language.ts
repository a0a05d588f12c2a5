import { type Locale, localeCodes, locales } from "./locales.ts";

/** Longest header that is read. Browsers send less, and the limit bounds the work. */
const maximalLength = 1024;

/**
 * The best supported locale for an `Accept-Language` header (RFC 9110, section 12.5.4), or
 * `undefined` if no range matches one. A range matches every locale with its primary language,
 * whatever the script or region; `*` matches locales that no other range names. On equal weights
 * the earlier range wins. Malformed members are ignored.
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

// Cuts at a comma: a truncated member would lose its weight.
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
