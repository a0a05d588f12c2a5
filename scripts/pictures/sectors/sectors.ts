import type { Industry } from "../../../shared/pages/industries.ts";
import { aerospaceDefense } from "./aerospace-defense.ts";
import { bankingFinance } from "./banking-finance.ts";
import { chemicals } from "./chemicals.ts";
import { constructionEngineering } from "./construction-engineering.ts";
import { educationTraining } from "./education-training.ts";
import { healthcareLifeSciences } from "./healthcare-life-sciences.ts";
import { hospitalityTravel } from "./hospitality-travel.ts";
import { informationTechnology } from "./information-technology.ts";
import { insuranceRiskManagement } from "./insurance-risk-management.ts";
import { legalProfessionalServices } from "./legal-professional-services.ts";
import { manufacturingIndustrial } from "./manufacturing-industrial.ts";
import { oilGas } from "./oil-gas.ts";
import { retailConsumerProducts } from "./retail-consumer-products.ts";
import type { SectorDrawing } from "./sector-drawing.ts";
import { shippingLogistics } from "./shipping-logistics.ts";

/** The drawing of each industry's workplace, by slug. */
export const sectors = {
	"oil-gas": oilGas,
	"healthcare-life-sciences": healthcareLifeSciences,
	"construction-engineering": constructionEngineering,
	"manufacturing-industrial": manufacturingIndustrial,
	"hospitality-travel": hospitalityTravel,
	"shipping-logistics": shippingLogistics,
	"aerospace-defense": aerospaceDefense,
	chemicals,
	"banking-finance": bankingFinance,
	"education-training": educationTraining,
	"information-technology": informationTechnology,
	"insurance-risk-management": insuranceRiskManagement,
	"legal-professional-services": legalProfessionalServices,
	"retail-consumer-products": retailConsumerProducts,
} satisfies Record<Industry, SectorDrawing>;
