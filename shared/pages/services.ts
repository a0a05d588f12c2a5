/** Service families, each with items of its own at the third level. */
export const serviceFamilies = [
	"recruitment-services",
	"hr-consulting",
	"executive-search",
	"talent-management",
	"organizational-development",
	"training-development",
] as const;

/** Children of the services page that have no items. `executive-search` is a family too. */
export const serviceChildren = [
	"global",
	"services",
	"hr-outsourcing",
	"organizational",
	"flexible-staffing",
	"strategic-consulting",
] as const;

/** The third level of every service family. */
export const serviceItems = [
	"service-overview",
	"our-approach",
	"case-studies",
	"our-experts",
	"get-started",
] as const;

/** What `recruitment-services` offers besides. */
export const recruitmentItems = [
	"executive-search",
	"middle-management",
	"specialist-roles",
	"graduate-recruitment",
] as const;

type ServiceFamily = (typeof serviceFamilies)[number];
export type Service = ServiceFamily | (typeof serviceChildren)[number];
