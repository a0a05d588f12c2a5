import type {
	Office,
	PositionCopy,
	PositionSummary,
} from "../../../shared/pages/content.ts";
import type { Written } from "../read-files.ts";
import type { PositionSource } from "../schemas.ts";
import { dayCopy, salaryCopy } from "../text/format-copy.ts";
import type { RenderedText } from "../text/markdown.ts";

export interface CompiledPosition {
	readonly summary: PositionSummary;
	readonly page: PositionCopy;
}

export function compilePosition(
	{ slug, fields }: Written<PositionSource>,
	{ introduction, html }: RenderedText,
	office: Office,
	{
		locale,
		placedTitle,
	}: {
		readonly locale: string;
		readonly placedTitle: string;
	},
): CompiledPosition {
	const { draft: _, publishOn: __, expiresOn: ___, ...shown } = fields;
	const { title, salary, posted, closes, languages, ...rest } = shown;
	const { employment, workplace, description, reference, ...listed } = rest;
	const listing = {
		slug,
		...listed,
		title,
		city: office.name,
		country: office.country,
		countryName: office.countryName,
		posted: dayCopy(posted, locale),
		...(closes ? { closes: dayCopy(closes, locale) } : {}),
	};
	const names = new Intl.DisplayNames(locale, { type: "language" });
	const { text, ...pay } = salaryCopy(salary, locale);
	const placed = placedTitle
		.replace("{{title}}", title)
		.replace("{{city}}", office.name);
	return {
		summary: { ...listing, pay: text },
		page: {
			...listing,
			title: placed,
			job: title,
			description,
			reference,
			heading: placed,
			introduction,
			sections: [],
			employment,
			workplace,
			salary: { ...pay, text },
			languages: languages.map((code) => names.of(code) ?? code),
			html,
		},
	};
}
