import type { Industry } from "../../../shared/pages/industries.ts";
import { aerospaceDefense } from "./aerospace-defense.ts";
import { chemicals } from "./chemicals.ts";
import { constructionEngineering } from "./construction-engineering.ts";
import { healthcareLifeSciences } from "./healthcare-life-sciences.ts";
import { hospitalityTravel } from "./hospitality-travel.ts";
import { manufacturingIndustrial } from "./manufacturing-industrial.ts";
import { oilGas } from "./oil-gas.ts";
import type { SectorDrawing } from "./sector-drawing.ts";
import { shippingLogistics } from "./shipping-logistics.ts";

/** The drawing of each industry's place of work, by its slug. */
export const sectors = {
	"oil-gas": oilGas,
	"healthcare-life-sciences": healthcareLifeSciences,
	"construction-engineering": constructionEngineering,
	"manufacturing-industrial": manufacturingIndustrial,
	"hospitality-travel": hospitalityTravel,
	"shipping-logistics": shippingLogistics,
	"aerospace-defense": aerospaceDefense,
	chemicals,
} satisfies Partial<Record<Industry, SectorDrawing>>;
