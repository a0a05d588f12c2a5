/** The target years of the cycle that ends on 31 December 2026. */
export const targetYears = ["2022", "2023", "2024", "2025", "2026"] as const;
export type TargetYear = (typeof targetYears)[number];

/** `large` has 50 employees or more; `small` has 20 to 49, in one of the 14 activities. */
export const firmSizes = ["large", "small"] as const;
export type FirmSize = (typeof firmSizes)[number];

export interface Emiratisation {
	/** Emiratis required by the year's target if each year's two points are rounded up. */
	readonly needed: number;
	/** The same if only the total is rounded up; never more. */
	readonly once: number;
	readonly missing: number;
	/** Missing Emiratis that the firm is charged for in that year. */
	readonly charged: number;
	/** Dirhams for each of them, for the whole target year. */
	readonly each: number;
	/** Total in dirhams. */
	readonly charge: number;
}

/** Percentage of skilled posts at the end of a target year: 2 points more each year, 10 % in 2026. */
export function targetPercent(year: TargetYear): number {
	return (Number(year) - 2021) * 2;
}

/** Dirhams a month for each missing Emirati: 6,000 in target year 2022, then 1,000 more each year. */
export function monthlyCharge(year: TargetYear): number {
	return 6000 + (Number(year) - 2022) * 1000;
}

/**
 * Computes the gap to an Emiratisation target and the charge for it, from the yearly totals of u.ae
 * and MoHRE. Fractions of a person round up; no source says whether once or each year. Firms of 20
 * to 49 must hire one Emirati in 2024 and another in 2025; each year charges only for its own hire.
 *
 * @throws RangeError for a small firm in a year without a rule
 */
export function computeEmiratisation(input: {
	size: FirmSize;
	/** Skilled posts; ignored for small firms. */
	skilled: number;
	/** Emiratis that count toward the target. */
	emiratis: number;
	year: TargetYear;
}): Emiratisation {
	const { size, skilled, emiratis, year } = input;
	if (size === "small" && !hasSmallRule(year))
		throw new RangeError(`no rule for small firms: ${year}`);
	const isLarge = size === "large";
	const percent = targetPercent(year);
	const needed = isLarge
		? Math.ceil(skilled / 50) * (percent / 2)
		: Number(year) - 2023;
	const once = isLarge ? Math.ceil((skilled * percent) / 100) : needed;
	const missing = Math.max(needed - emiratis, 0);
	const charged = isLarge ? missing : Math.min(missing, 1);
	const each = monthlyCharge(year) * 12;
	return { needed, once, missing, charged, each, charge: charged * each };
}

/** Whether firms of 20 to 49 had a target in a year. */
export function hasSmallRule(year: TargetYear): boolean {
	return year === "2024" || year === "2025";
}
