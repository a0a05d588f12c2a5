import { bindCounts } from "../../../shared/bind-counts.ts";
import type {
	FactCopy,
	FactSourceCopy,
	HiringLawCopy,
} from "../../../shared/pages/fact-copy.ts";
import type { FactSource, HiringLawSource } from "../schemas.ts";
import { dayCopy, partialDayText, pickText } from "../text/format-copy.ts";
import type { Attribution } from "./content-words.ts";

/** A language, with its wording for sources. */
interface Telling {
	readonly locale: string;
	readonly attribution: Attribution;
}

/** The facts as a language's readers see them, by id. */
export function compileFacts(
	sources: readonly FactSource[],
	telling: Telling,
): ReadonlyMap<string, FactCopy> {
	return new Map(
		sources.map((source) => [source.id, factCopy(source, telling)]),
	);
}

/** Hiring law as a language's readers see it, by country. */
export function compileHiringLaw(
	sources: readonly HiringLawSource[],
	telling: Telling,
): ReadonlyMap<string, HiringLawCopy> {
	const { locale } = telling;
	const regions = new Intl.DisplayNames(locale, { type: "region" });
	return new Map(
		sources.map(({ country, models, ...law }) => [
			country,
			{
				id: country,
				name: regions.of(country.toUpperCase()) ?? country,
				recruitment: pickText(models.recruitment.text, locale),
				temporary: pickText(models.temporary.text, locale),
				employerOfRecord: pickText(models.employerOfRecord.text, locale),
				quota: pickText(law.quota, locale),
				statute: pickText(law.statute, locale),
				...sourceCopy(law, telling),
			},
		]),
	);
}

function factCopy(source: FactSource, telling: Telling): FactCopy {
	const { id, value, text, steps } = source;
	const { locale } = telling;
	return {
		id,
		value: bindCounts(pickText(value, locale))
			.replace(/(?<=\d–)(?=\d)/g, "\u2060")
			.replaceAll(" / ", "\u00a0/\u00a0"),
		text: pickText(text, locale),
		...(steps && {
			steps: steps.map(({ name, percent, people }) => ({
				name: pickText(name, locale),
				length: String(people ?? percent),
				value: people?.toLocaleString(locale) ?? `${percent}%`,
			})),
		}),
		...sourceCopy(source, telling),
	};
}

function sourceCopy(
	{ asOf, checked, source }: Pick<FactSource, "asOf" | "checked" | "source">,
	{ locale, attribution }: Telling,
): FactSourceCopy {
	return {
		dated: (asOf === checked ? attribution.read : attribution.dated)
			.replace("{{date}}", partialDayText(asOf, locale))
			.replace("{{checked}}", dayCopy(checked, locale).text)
			.replace("{{grade}}", attribution.grades[source.grade]),
		source: pickText(source.name, locale),
		url: source.url,
	};
}
