/** What browsers measure of a page (https://web.dev/articles/vitals). */
export const vitalNames = ["lcp", "inp", "cls", "ttfb"] as const;
export type VitalName = (typeof vitalNames)[number];

export const deviceClasses = ["phone", "tablet", "desktop"] as const;
export type DeviceClass = (typeof deviceClasses)[number];

/** The greatest values that are believed: milliseconds, but for `cls`, which is a sum of shares. */
export const vitalLimits: Readonly<Record<VitalName, number>> = {
	lcp: 120_000,
	inp: 60_000,
	cls: 100,
	ttfb: 120_000,
};

/** What a browser tells of one page view. It says nothing of the visitor. */
export type VitalReport = Readonly<Partial<Record<VitalName, number>>> & {
	/** A row of the route table. */
	readonly page: string;
	readonly locale: string;
	readonly device: DeviceClass;
};
