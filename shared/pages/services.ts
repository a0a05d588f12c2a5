/** Service families, each with its own third-level items. */
export const serviceFamilies = [
	"recruitment-services",
	"hr-consulting",
	"executive-search",
	"talent-management",
	"organizational-development",
	"training-development",
] as const;

/** Other children of the services page, without items. `executive-search` is a family instead. */
export const serviceChildren = [
	"global",
	"services",
	"hr-outsourcing",
	"organizational",
	"flexible-staffing",
	"strategic-consulting",
] as const;

/** Third-level items of every service family. */
export const serviceItems = [
	"service-overview",
	"our-approach",
	"case-studies",
	"our-experts",
	"get-started",
] as const;

/** Additional items of `recruitment-services`. */
export const recruitmentItems = [
	"executive-search",
	"middle-management",
	"specialist-roles",
	"graduate-recruitment",
] as const;

type ServiceFamily = (typeof serviceFamilies)[number];
export type Service = ServiceFamily | (typeof serviceChildren)[number];
