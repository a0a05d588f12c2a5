import {
	computeGratuity,
	countingBasicPay,
	type GratuityCountry,
	type GratuityInput,
	gratuityCountries,
	withOldRate,
} from "../../../shared/calculators/end-of-service.ts";
import { checkedOn } from "../../../shared/calculators/sources.ts";
import type { ChartCopy } from "../../../shared/pages/page-copy.ts";
import { spaceHan } from "../../../shared/space-han.ts";
import type { GuideWords } from "../compile/content-words.ts";
import { dayCopy } from "./format-copy.ts";

const lengths = [1, 2, 3, 5, 10];

/**
 * A chart of the gratuity, in monthly wages, that a fixed-term contract earns over some years by
 * the calculator's rules. Service ends on the day the rules were checked.
 *
 * @param country ISO 3166 code such as `AE`. Countries that the calculator lacks have no chart.
 */
export function gratuityChart(
	country: string,
	locale: string,
	words: GuideWords["gratuity"],
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
			.replace("{{date}}", dayCopy(checkedOn, locale).text)
			.replace("{{resignation}}", paysLess(code) ? words.less : words.same)
			.replace("{{older}}", withOldRate.includes(code) ? words.older : "")
			.trimEnd(),
		sourced: true,
	};
}

function paysLess(country: GratuityCountry): boolean {
	return lengths.some(
		(length) =>
			monthsAfter(length, country, "resigned") < monthsAfter(length, country),
	);
}

function monthsAfter(
	years: number,
	country: GratuityCountry,
	ending: GratuityInput["ending"] = "ended",
): number {
	const start = Temporal.PlainDate.from(checkedOn)
		.subtract({ years })
		.add({ days: 1 });
	return computeGratuity({
		country,
		wage: 1,
		start: start.toString(),
		end: checkedOn,
		ending,
	}).amount;
}
