/** The twelve industries in the menus, in order. */
export const industries = [
	"oil-gas",
	"banking-finance",
	"healthcare-life-sciences",
	"information-technology",
	"construction-engineering",
	"manufacturing-industrial",
	"hospitality-travel",
	"retail-consumer-products",
	"education-training",
	"legal-professional-services",
	"insurance-risk-management",
	"shipping-logistics",
] as const;

/** Industries with pages of their own that are not in the menus. */
export const specialIndustries = ["aerospace-defense", "chemicals"] as const;

/** Third-level pages of each of the twelve industries. */
export const industryItems = [
	"industry-overview",
	"our-services",
	"key-roles-we-fill",
	"success-stories",
	"market-intelligence",
	"contact-specialists",
] as const;

export const aerospaceItems = [
	"our-people",
	"our-insights",
	"how-we-help-clients",
] as const;

export const chemicalsItems = ["how-we-help-clients"] as const;

type MainIndustry = (typeof industries)[number];
export type Industry = MainIndustry | (typeof specialIndustries)[number];
