/** Web vitals that browsers report (https://web.dev/articles/vitals). */
export const vitalNames = ["lcp", "inp", "cls", "ttfb"] as const;
export type VitalName = (typeof vitalNames)[number];

export const deviceClasses = ["phone", "tablet", "desktop"] as const;
export type DeviceClass = (typeof deviceClasses)[number];

/** Largest plausible values, in milliseconds; `cls` is a unitless score. */
export const vitalLimits: Readonly<Record<VitalName, number>> = {
	lcp: 120_000,
	inp: 60_000,
	cls: 100,
	ttfb: 120_000,
};

/** A browser's report of one page view. It contains nothing about the visitor. */
export type VitalReport = Readonly<Partial<Record<VitalName, number>>> & {
	/** Route id. */
	readonly page: string;
	readonly locale: string;
	readonly device: DeviceClass;
};
