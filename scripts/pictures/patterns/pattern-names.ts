import {
	type Industry,
	industries,
	specialIndustries,
} from "../../../shared/pages/industries.ts";

/** The girih patterns: one an industry, and the firm's own. */
export type PatternName = Industry | "firm";

const names: readonly string[] = [...industries, ...specialIndustries, "firm"];

/** Whether there is a pattern of this name. */
export function isPatternName(name: string): name is PatternName {
	return names.includes(name);
}
