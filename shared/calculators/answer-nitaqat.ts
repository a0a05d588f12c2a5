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

/**
 * The number of Saudis needed beside a number of foreigners to reach a share s of the workforce:
 * s·E ÷ (1 − s), rounded up. Computed in hundredths of a percent, so that floating-point error
 * never adds a person. Employers look up the share itself on Qiwa.
 *
 * @param percent the wanted share, above 0 and below 100, with at most two decimals
 * @throws RangeError for a share out of range, or a number of people that is not a whole number
 */
export function countSaudis(foreigners: number, percent: number): number {
	if (!(percent > 0 && percent < 100)) throw new RangeError("share");
	if (!Number.isSafeInteger(foreigners) || foreigners < 0)
		throw new RangeError("foreigners");
	const share = Math.round(percent * 100);
	return Math.ceil((share * foreigners) / (10_000 - share));
}
