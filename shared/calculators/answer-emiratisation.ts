import {
	computeEmiratisation,
	firmSizes,
	hasSmallRule,
	monthlyCharge,
	type Reading,
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
	const { stepped, once, each } = computeEmiratisation({
		size,
		skilled,
		emiratis,
		year,
	});
	const isLarge = size === "large";
	const years = targetPercent(year) / 2;
	const gapOf = ({ needed, missing }: Reading) =>
		`${format(needed)} − ${format(emiratis)} → ${format(missing)}`;
	const chargeOf = ({ charged, charge }: Reading) =>
		`${format(charged)} × 12 × ${format(monthlyCharge(year))} = ${format(charged)} × ${format(each)} = AED ${format(charge)}`;
	const isOpen = once.charge < stepped.charge;
	return {
		source: "emiratisation",
		dayField: "year",
		amount: {
			unit: "AED",
			value: stepped.charge,
			...(isOpen ? { least: once.charge } : {}),
		},
		lines: linesOf(
			isLarge && {
				label: "emiratisOnce",
				formula: `${format(years * 2)}% × ${format(skilled)} → ${format(once.needed)}`,
			},
			isOpen && {
				label: "chargeOnce",
				formula: `${gapOf(once)}; ${chargeOf(once)}`,
			},
			isLarge && {
				label: "emiratisStepped",
				formula: `${format(years)} × (2% × ${format(skilled)} → ${format(stepped.needed / years)}) = ${format(stepped.needed)}`,
			},
			isOpen && {
				label: "chargeStepped",
				formula: `${gapOf(stepped)}; ${chargeOf(stepped)}`,
			},
			!isLarge && {
				label: "emiratisNeeded",
				formula: format(stepped.needed),
			},
			!isOpen && { label: "emiratisMissing", formula: gapOf(stepped) },
			!isOpen && { label: "charge", formula: chargeOf(stepped) },
		),
	};
};
