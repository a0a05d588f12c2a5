/**
 * For each service with a drawing of its own (`scripts/pictures/service-drawings.ts`), the section
 * whose plan, or else whose points, give its four columns their names.
 */
export const drawnSections: { readonly [service: string]: number | undefined } =
	{
		"recruitment-services": 1,
		"executive-search": 2,
		"hr-outsourcing": 2,
		organizational: 0,
		"strategic-consulting": 0,
		"hr-consulting": 0,
		"talent-management": 0,
		"organizational-development": 0,
		"training-development": 0,
	};
