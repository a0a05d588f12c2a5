import { type Answer, chosen, currencies } from "./outcome.ts";
import {
	computeOvertime,
	daysOfMonth,
	overtimeCountries,
	overtimeKinds,
	premiums,
} from "./overtime.ts";

/** Computes overtime pay and shows the arithmetic. */
export const answerOvertime: Answer = ({ texts, numbers }, format) => {
	const country = chosen(overtimeCountries, texts.country);
	const { pay: basic = 0, day = 0, night = 0, rest = 0, holiday = 0 } = numbers;
	const whole = numbers.whole || basic;
	const hours = { day, night, rest, holiday };
	const unknown = overtimeKinds.filter(
		(kind) => hours[kind] > 0 && premiums[country][kind] === undefined,
	);
	if (unknown.length > 0)
		return {
			errors: Object.fromEntries(
				unknown.map((kind) => [kind, { code: "rate" as const }]),
			),
		};
	if (day + night + rest + holiday === 0)
		return { errors: { day: { code: "hours" } } };
	if (whole < basic) return { errors: { whole: { code: "whole" } } };
	const currency = currencies[country];
	const { parts, amount } = computeOvertime({ country, basic, whole, hours });
	const hour = (wage: number) =>
		`${format(wage)} ÷ ${daysOfMonth(country)} ÷ 8`;
	return {
		source: `overtime-${country}`,
		dayField: "country",
		amount: { unit: currency, value: amount },
		lines: parts.map((part) => ({
			label: part.kind,
			formula:
				country === "sa"
					? `${format(part.hours)} × (${hour(whole)} + ${part.premium}% × ${hour(basic)}) = ${currency} ${format(part.amount)}`
					: `${format(part.hours)} × ${hour(basic)} × ${100 + part.premium}% = ${currency} ${format(part.amount)}`,
		})),
	};
};
