/** The target years of the cycle that ends on 31 December 2026. */
export const targetYears = ["2022", "2023", "2024", "2025", "2026"] as const;
export type TargetYear = (typeof targetYears)[number];

/** `large` has 50 employees or more; `small` has 20 to 49, in one of the 14 activities. */
export const firmSizes = ["large", "small"] as const;
export type FirmSize = (typeof firmSizes)[number];

/** What follows from one way of rounding. */
export interface Reading {
	/** Emiratis required by the year's target. */
	readonly needed: number;
	readonly missing: number;
	/** Missing Emiratis that the firm is charged for in that year. */
	readonly charged: number;
	/** Total in dirhams. */
	readonly charge: number;
}

export interface Emiratisation {
	/** Each year's two points are rounded up: the larger reading. */
	readonly stepped: Reading;
	/** Only the total is rounded up; never more. */
	readonly once: Reading;
	/** Dirhams for each charged Emirati, for the whole target year. */
	readonly each: number;
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
	const percent = targetPercent(year);
	const each = monthlyCharge(year) * 12;
	const read = (needed: number): Reading => {
		const missing = Math.max(needed - emiratis, 0);
		const charged = size === "large" ? missing : Math.min(missing, 1);
		return { needed, missing, charged, charge: charged * each };
	};
	if (size === "small") {
		const hired = read(Number(year) - 2023);
		return { stepped: hired, once: hired, each };
	}
	return {
		stepped: read(Math.ceil(skilled / 50) * (percent / 2)),
		once: read(Math.ceil((skilled * percent) / 100)),
		each,
	};
}

/** Whether firms of 20 to 49 had a target in a year. */
export function hasSmallRule(year: TargetYear): boolean {
	return year === "2024" || year === "2025";
}
