// Written by the build from the files below locales/. Don't edit.

export const articleSlugs = [
	"automation-engineers-riyadh-dubai-dammam",
	"bilingual-managers-for-chinese-firms",
	"chinese-epc-first-year",
	"compliance-officers-in-gulf-banks",
	"emiratisation-after-the-first-cycle",
	"hotel-opening-in-four-months",
	"licensing-time-in-gulf-healthcare",
	"nitaqat-and-profession-quotas",
	"saudi-dental-group-to-green",
	"turnaround-crews-by-the-calendar",
	"wage-payment-on-the-first",
	"which-hiring-model-fits",
] as const;

export const positionSlugs = [
	"consultant-china-desk",
	"consultant-healthcare-recruitment-saudi",
	"consultant-hotels-facilities",
	"document-officer-shanghai",
	"emiratisation-adviser-banking-insurance",
	"engineering-sourcer-shanghai",
	"graduate-consultant-uae-national-program",
	"head-data-protection-contracts",
	"language-coach-predeparture",
	"payroll-officer-wps-settlements",
	"project-lead-bulk-hiring",
	"senior-adviser-saudization-nitaqat",
	"senior-consultant-turnaround-staffing",
	"trainer-mixed-crews",
] as const;

export const officeIds = [
	"dubai",
	"abu-dhabi",
	"riyadh",
	"doha",
	"shanghai",
] as const;

export const guideCountries = [
	"united-arab-emirates",
	"saudi-arabia",
	"qatar",
	"kuwait",
	"bahrain",
	"oman",
] as const;

export const solutionSlugs = [
	"bulk-hiring",
	"emiratisation",
	"employer-of-record",
	"gulf-recruitment",
	"labor-compliance",
	"payroll",
	"recruitment-agency-doha",
	"recruitment-agency-dubai",
	"recruitment-agency-riyadh",
	"saudization",
	"temporary-staffing",
] as const;
