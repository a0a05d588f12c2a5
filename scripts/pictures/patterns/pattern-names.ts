import {
	type Industry,
	industries,
	specialIndustries,
} from "../../../shared/pages/industries.ts";

/** The girih patterns: one for each industry, and the firm's own. */
export type PatternName = Industry | "firm";

const names: readonly string[] = [...industries, ...specialIndustries, "firm"];

export function isPatternName(name: string): name is PatternName {
	return names.includes(name);
}
