import {
	computeGratuity,
	endings,
	forfeiting,
	gratuityCountries,
	withOldRate,
} from "./end-of-service.ts";
import { type Answer, chosen, currencies, linesOf } from "./outcome.ts";
import { inYears } from "./service-length.ts";

/** Computes end-of-service pay and shows the arithmetic. */
export const answerEndOfService: Answer = ({ texts, numbers }, format) => {
	const country = chosen(gratuityCountries, texts.country);
	const ending = chosen(endings, texts.ending);
	const { basic: wage = 0 } = numbers;
	const { start = "", end = "" } = texts;
	if (end < start) return { errors: { end: { code: "order" } } };
	if (ending === "fault" && !forfeiting.includes(country))
		return { errors: { ending: { code: "fault" } } };
	const currency = currencies[country];
	const money = (value: number) => `${currency} ${format(value)}`;
	const result = computeGratuity({ country, wage, start, end, ending });
	const { service, parts, share, cap, amount } = result;
	const length = inYears(service);
	return {
		source: `gratuity-${country}`,
		day: end,
		dayField: "end",
		amount: { unit: currency, value: amount },
		service,
		lines: linesOf(
			...parts.map((part) => ({
				label: part.stretch,
				formula: `${format(part.years)} × ${part.rate.replace("w", format(wage))} = ${money(part.amount)}`,
			})),
			share < 1 && { label: "share", formula: `× ${fractionOf(share)}` },
			cap !== undefined && {
				label: "cap",
				formula: `${cap} × ${format(wage)} = ${money(amount)}`,
			},
			withOldRate.includes(country) &&
				parts.some(({ stretch }) => stretch === "before") && {
					label: "allNew",
					formula: `${format(length)} × ${format(wage)} = ${money(length * wage)}`,
				},
		),
	};
};

function fractionOf(share: number): string {
	if (share === 0) return "0";
	if (share === 1 / 2) return "½";
	return share === 1 / 3 ? "⅓" : "⅔";
}
