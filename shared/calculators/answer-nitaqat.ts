import { countSaudis } from "./nitaqat.ts";
import { type Answer, linesOf } from "./outcome.ts";

/** Computes the Saudis that a quota needs and shows the arithmetic. */
export const answerNitaqat: Answer = ({ numbers }, format) => {
	const { saudis = 0, foreigners = 0, share = 0 } = numbers;
	const needed = countSaudis(foreigners, share);
	const all = saudis + foreigners;
	return {
		source: "nitaqat",
		dayField: "share",
		amount: { unit: "saudis", value: Math.max(needed - saudis, 0) },
		lines: linesOf(
			{
				label: "saudisNeeded",
				formula: `${format(share)}% × ${format(foreigners)} ÷ (100% − ${format(share)}%) → ${format(needed)}`,
			},
			{
				label: "saudisMissing",
				formula: `${format(needed)} − ${format(saudis)} → ${format(Math.max(needed - saudis, 0))}`,
			},
			all > 0 && {
				label: "shareNow",
				formula: `${format(saudis)} ÷ ${format(all)} = ${format(Math.round((saudis / all) * 10_000) / 100)}%`,
			},
		),
	};
};
