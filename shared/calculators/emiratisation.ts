/** The target years of the cycle that ends on 31 December 2026. */
export const targetYears = ["2022", "2023", "2024", "2025", "2026"] as const;
export type TargetYear = (typeof targetYears)[number];

/** Firms of 50 and more, and firms of 20 to 49 in one of the 14 activities. */
export const firmSizes = ["large", "small"] as const;
export type FirmSize = (typeof firmSizes)[number];

export interface Emiratisation {
	/** Emiratis that the year's target asks for. */
	readonly needed: number;
	readonly missing: number;
	/** Missing Emiratis that the year charges for. */
	readonly charged: number;
	/** Dirhams for each of them and the whole target year. */
	readonly each: number;
	/** Dirhams. */
	readonly charge: number;
}

/** The share of skilled posts at the end of a target year: 2 % more every year, 10 % in 2026. */
export function targetPercent(year: TargetYear): number {
	return (Number(year) - 2021) * 2;
}

/** Dirhams a month for each missing Emirati: 6,000 for target year 2022, 1,000 more each year. */
export function monthlyCharge(year: TargetYear): number {
	return 6000 + (Number(year) - 2022) * 1000;
}

/**
 * The gap to an Emiratisation target and its charge in dirhams, by u.ae and MoHRE's yearly totals.
 * A started person counts as one. Firms of 20 to 49: one in 2024, another in 2025; a year charges
 * for its own hire alone.
 *
 * @throws RangeError for a small firm in a year without a rule
 */
export function computeEmiratisation(input: {
	size: FirmSize;
	/** Skilled posts; a small firm's do not count. */
	skilled: number;
	/** Emiratis that count. */
	emiratis: number;
	year: TargetYear;
}): Emiratisation {
	const { size, skilled, emiratis, year } = input;
	if (size === "small" && !hasSmallRule(year))
		throw new RangeError(`no rule for small firms: ${year}`);
	const needed =
		size === "large"
			? Math.ceil((skilled * targetPercent(year)) / 100)
			: Number(year) - 2023;
	const missing = Math.max(needed - emiratis, 0);
	const charged = size === "large" ? missing : Math.min(missing, 1);
	const each = monthlyCharge(year) * 12;
	return { needed, missing, charged, each, charge: charged * each };
}

/** Whether firms of 20 to 49 had a target in a year. */
export function hasSmallRule(year: TargetYear): boolean {
	return year === "2024" || year === "2025";
}
