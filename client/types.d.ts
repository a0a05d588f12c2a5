import type {
	ListedArticle,
	ListedGuide,
	ListedPosition,
	ListedSolution,
	Office,
	OfficeContact,
	OfficePlace,
	TemplateSummary,
} from "../shared/pages/content.ts";
import type { FactCopy } from "../shared/pages/fact-copy.ts";

/** Message files name facts by id; the build fills in the objects. */
type Filled<Messages> = {
	[Key in keyof Messages]: Key extends "facts"
		? FactCopy[]
		: Messages[Key] extends object
			? Filled<Messages[Key]>
			: Messages[Key];
};

// Keys are typed from the source language, en-US.
declare module "i18next" {
	interface CustomTypeOptions {
		defaultNS: "common";
		// Affects types only: lists and objects are always returned as such.
		returnObjects: true;
		resources: {
			articles: typeof import("../locales/en-US/articles.json") & {
				items: ListedArticle[];
				newest: ListedArticle[];
			};
			audit: typeof import("../locales/en-US/audit.json");
			client: typeof import("../locales/en-US/client.json");
			common: typeof import("../locales/en-US/common.json");
			contact: typeof import("../locales/en-US/contact.json");
			contract: typeof import("../locales/en-US/contract.json");
			desk: typeof import("../locales/en-US/desk.json");
			dialogs: typeof import("../locales/en-US/dialogs.json");
			enquiry: typeof import("../locales/en-US/enquiry.json");
			calculators: typeof import("../locales/en-US/calculators.json");
			guides: typeof import("../locales/en-US/guides.json") & {
				items: ListedGuide[];
			};
			home: Filled<typeof import("../locales/en-US/home.json")>;
			industries: typeof import("../locales/en-US/industries.json");
			locations: typeof import("../locales/en-US/locations.json");
			login: typeof import("../locales/en-US/login.json");
			mail: typeof import("../locales/en-US/mail.json");
			offices: typeof import("../locales/en-US/offices.json") & {
				items: Office[];
				places: OfficePlace[];
				contacts: OfficeContact[];
			};
			positions: typeof import("../locales/en-US/positions.json") & {
				items: ListedPosition[];
			};
			search: typeof import("../locales/en-US/search.json");
			services: typeof import("../locales/en-US/services.json");
			solutions: typeof import("../locales/en-US/solutions.json") & {
				items: ListedSolution[];
			};
			staff: typeof import("../locales/en-US/staff.json");
			templates: typeof import("../locales/en-US/templates.json") & {
				items: TemplateSummary[];
			};
			theme: typeof import("../locales/en-US/theme.json");
			trust: typeof import("../locales/en-US/trust.json");
		};
	}
}
