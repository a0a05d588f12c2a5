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
	"gratuity-ae": { site: "u.ae", asOf: undated, knownUntil: year },
	"gratuity-sa": { site: "hrsd.gov.sa", asOf: undated, knownUntil: year },
	"gratuity-qa": {
		site: "employment-lawexperts.com",
		asOf: undated,
		knownUntil: year,
	},
	// A savings system replaces the gratuity from July 19, 2027 (RD 60/2025).
	"gratuity-om": {
		site: "decree.om",
		asOf: "2025-07-13",
		knownUntil: "2027-07-18",
	},
	"gratuity-bh": { site: "wtwco.com", asOf: "2024-02-01", knownUntil: year },
	"gratuity-kw": {
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
	"overtime-ae": { site: "u.ae", asOf: undated, knownUntil: year },
	"overtime-sa": { site: "hrsd.gov.sa", asOf: "2019-11-14", knownUntil: year },
	"overtime-qa": { site: "replicon.com", asOf: "2022-04-27", knownUntil: year },
	"overtime-bh": {
		site: "dlapiperintelligence.com",
		asOf: undated,
		knownUntil: year,
	},
	"overtime-kw": { site: "mondaq.com", asOf: undated, knownUntil: year },
} as const satisfies Record<string, RuleSource>;

export type SourceId = keyof typeof sources;
