import type articles from "../locales/en-US/articles.json";
import type audit from "../locales/en-US/audit.json";
import type calculators from "../locales/en-US/calculators.json";
import type client from "../locales/en-US/client.json";
import type common from "../locales/en-US/common.json";
import type contact from "../locales/en-US/contact.json";
import type contract from "../locales/en-US/contract.json";
import type desk from "../locales/en-US/desk.json";
import type dialogs from "../locales/en-US/dialogs.json";
import type enquiry from "../locales/en-US/enquiry.json";
import type guides from "../locales/en-US/guides.json";
import type home from "../locales/en-US/home.json";
import type industries from "../locales/en-US/industries.json";
import type locations from "../locales/en-US/locations.json";
import type login from "../locales/en-US/login.json";
import type mail from "../locales/en-US/mail.json";
import type offices from "../locales/en-US/offices.json";
import type positions from "../locales/en-US/positions.json";
import type search from "../locales/en-US/search.json";
import type services from "../locales/en-US/services.json";
import type solutions from "../locales/en-US/solutions.json";
import type staff from "../locales/en-US/staff.json";
import type templates from "../locales/en-US/templates.json";
import type theme from "../locales/en-US/theme.json";
import type trust from "../locales/en-US/trust.json";
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
import type { FactCopy } from "../shared/pages/page-copy.ts";

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
			articles: typeof articles & {
				items: ListedArticle[];
				newest: ListedArticle[];
			};
			audit: typeof audit;
			client: typeof client;
			common: typeof common;
			contact: typeof contact;
			contract: typeof contract;
			desk: typeof desk;
			dialogs: typeof dialogs;
			enquiry: typeof enquiry;
			calculators: typeof calculators;
			guides: typeof guides & { items: ListedGuide[] };
			home: Filled<typeof home>;
			industries: typeof industries;
			locations: typeof locations;
			login: typeof login;
			mail: typeof mail;
			offices: typeof offices & {
				items: Office[];
				places: OfficePlace[];
				contacts: OfficeContact[];
			};
			positions: typeof positions & { items: ListedPosition[] };
			search: typeof search;
			services: typeof services;
			solutions: typeof solutions & { items: ListedSolution[] };
			staff: typeof staff;
			templates: typeof templates & { items: TemplateSummary[] };
			theme: typeof theme;
			trust: typeof trust;
		};
	}
}
