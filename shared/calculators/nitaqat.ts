/**
 * Saudis that must be counted beside a number of foreigners so that they are the wanted share of
 * all: s·E ÷ (1 − s), rounded up. Reckoned in hundredths of a percent, so that no rounding of
 * binary fractions adds a person. Source: the arithmetic of a share; the share itself is Qiwa's.
 *
 * @param percent the share wanted, above 0 and below 100, with at most two decimals
 * @throws RangeError for another share, or a number of people that is not whole
 */
export function countSaudis(foreigners: number, percent: number): number {
	if (!(percent > 0 && percent < 100)) throw new RangeError("share");
	if (!Number.isSafeInteger(foreigners) || foreigners < 0)
		throw new RangeError("foreigners");
	const share = Math.round(percent * 100);
	return Math.ceil((share * foreigners) / (10_000 - share));
}
