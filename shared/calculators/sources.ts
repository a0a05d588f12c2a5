import type { GratuityCountry } from "./end-of-service.ts";

/** The day on which all rules were last checked against their sources. */
export const checkedOn = "2026-11-22";

/** Source of a rule. For undated pages, `asOf` is the day of checking. */
export interface RuleSource {
	readonly site: string;
	readonly asOf: string;
	/** Last day for which the rule is known. Later days get no result. */
	readonly knownUntil: string;
}

const year = "2027-11-22";
const undated = checkedOn;

/** The sources of the calculators' rules. Messages under the same keys name them. */
export const sources = {
	gratuityAe: { site: "u.ae", asOf: undated, knownUntil: year },
	gratuitySa: { site: "hrsd.gov.sa", asOf: undated, knownUntil: year },
	gratuityQa: {
		site: "employment-lawexperts.com",
		asOf: undated,
		knownUntil: year,
	},
	// A savings system replaces the gratuity from July 19, 2027 (RD 60/2025).
	gratuityOm: {
		site: "decree.om",
		asOf: "2025-07-13",
		knownUntil: "2027-07-18",
	},
	gratuityBh: { site: "wtwco.com", asOf: "2024-02-01", knownUntil: year },
	gratuityKw: {
		site: "arabtimesonline.com",
		asOf: "2025-05-09",
		knownUntil: year,
	},
	nitaqat: {
		site: "okaz.com.sa",
		asOf: "2026-01-22",
		knownUntil: "2027-04-26",
	},
	emiratisation: {
		site: "u.ae, mohre.gov.ae",
		asOf: undated,
		knownUntil: "2026-12-31",
	},
	overtimeAe: { site: "u.ae", asOf: undated, knownUntil: year },
	overtimeSa: { site: "hrsd.gov.sa", asOf: "2019-11-14", knownUntil: year },
	overtimeQa: { site: "replicon.com", asOf: "2022-04-27", knownUntil: year },
	overtimeBh: {
		site: "dlapiperintelligence.com",
		asOf: undated,
		knownUntil: year,
	},
	overtimeKw: { site: "mondaq.com", asOf: undated, knownUntil: year },
} as const satisfies Record<string, RuleSource>;

export type SourceId = keyof typeof sources;

export const gratuitySources = {
	ae: "gratuityAe",
	sa: "gratuitySa",
	qa: "gratuityQa",
	om: "gratuityOm",
	bh: "gratuityBh",
	kw: "gratuityKw",
} as const satisfies Record<GratuityCountry, SourceId>;
