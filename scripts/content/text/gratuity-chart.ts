import {
	computeGratuity,
	countingBasicPay,
	type GratuityCountry,
	gratuityCountries,
} from "../../../shared/calculators/end-of-service.ts";
import {
	checkedOn,
	gratuitySources,
	sources,
} from "../../../shared/calculators/sources.ts";
import type { ChartCopy } from "../../../shared/pages/page-copy.ts";
import { spaceHan } from "../../../shared/space-han.ts";
import { dayCopy } from "./format-copy.ts";

/** What the chart is called in a language; `{{site}}` and `{{date}}` stand for where its rule was read, and when. */
export interface GratuityWords {
	readonly caption: string;
	readonly series: string;
	/** Months of what counts: the basic wage, or the whole. */
	readonly basic: string;
	readonly whole: string;
	readonly note: string;
}

const lengths = [1, 2, 3, 5, 10];

/**
 * What a contract that ends by its term has earned after some years, by the calculator's rules, as
 * a chart in monthly wages. Service ends on the day on which the rules were checked.
 *
 * @param country as `AE`. Of others than the calculator's there is none.
 */
export function gratuityChart(
	country: string,
	locale: string,
	words: GratuityWords,
): ChartCopy | undefined {
	const code = gratuityCountries.find(
		(known) => known === country.toLowerCase(),
	);
	if (!code) return undefined;
	const years = new Intl.NumberFormat(locale, {
		style: "unit",
		unit: "year",
		unitDisplay: "long",
	});
	return {
		caption: words.caption,
		unit: countingBasicPay.includes(code) ? words.basic : words.whole,
		series: [words.series],
		rows: lengths.map((length) => ({
			name: spaceHan(years.format(length)),
			values: [monthsAfter(length, code).toFixed(1)],
		})),
		note: words.note
			.replace("{{site}}", sources[gratuitySources[code]].site)
			.replace("{{date}}", dayCopy(checkedOn, locale).text),
		sourced: true,
	};
}

function monthsAfter(years: number, country: GratuityCountry): number {
	const start = Temporal.PlainDate.from(checkedOn)
		.subtract({ years })
		.add({ days: 1 });
	return computeGratuity({
		country,
		wage: 1,
		start: start.toString(),
		end: checkedOn,
		ending: "ended",
	}).amount;
}
