import {
	computeEmiratisation,
	firmSizes,
	hasSmallRule,
	monthlyCharge,
	targetPercent,
	targetYears,
} from "./emiratisation.ts";
import { type Answer, chosen, linesOf } from "./outcome.ts";

/** Computes the charge for missing Emiratis and shows the arithmetic. */
export const answerEmiratisation: Answer = ({ texts, numbers }, format) => {
	const size = chosen(firmSizes, texts.size);
	const year = chosen(targetYears, texts.year);
	const { skilled = 0, emiratis = 0 } = numbers;
	if (size === "small" && !hasSmallRule(year))
		return { errors: { year: { code: "small" } } };
	if (size === "large" && skilled < 1)
		return { errors: { skilled: { code: "skilled" } } };
	const result = computeEmiratisation({ size, skilled, emiratis, year });
	const { needed, once, missing, charged, each, charge } = result;
	const isLarge = size === "large";
	const years = targetPercent(year) / 2;
	return {
		source: "emiratisation",
		dayField: "year",
		amount: { unit: "AED", value: charge },
		lines: linesOf(
			isLarge && {
				label: "emiratisOnce",
				formula: `${format(years * 2)}% × ${format(skilled)} → ${format(once)}`,
			},
			isLarge && {
				label: "emiratisStepped",
				formula: `${format(years)} × (2% × ${format(skilled)} → ${format(needed / years)}) = ${format(needed)}`,
			},
			!isLarge && { label: "emiratisNeeded", formula: format(needed) },
			{
				label: "emiratisMissing",
				formula: `${format(needed)} − ${format(emiratis)} → ${format(missing)}`,
			},
			{
				label: "charge",
				formula: `${format(charged)} × 12 × ${format(monthlyCharge(year))} = ${format(charged)} × ${format(each)} = AED ${format(charge)}`,
			},
		),
	};
};
