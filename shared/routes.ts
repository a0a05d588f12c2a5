import { brand } from "./brand.ts";
import {
	articleSlugs,
	officeIds,
	positionSlugs,
} from "./pages/content-index.ts";
import {
	aerospaceItems,
	chemicalsItems,
	industries,
	industryItems,
	specialIndustries,
} from "./pages/industries.ts";
import {
	recruitmentItems,
	serviceChildren,
	serviceFamilies,
	serviceItems,
} from "./pages/services.ts";

/** The components that render pages' main parts. */
export type PageName =
	| "HomePage"
	| "ContentPage"
	| "ServicesPage"
	| "IndustriesPage"
	| "IndustryPage"
	| "InsightsPage"
	| "ArticlePage"
	| "GratuityPage"
	| "LocationsPage"
	| "CareersPage"
	| "PositionPage"
	| "TimelinePage"
	| "PrivacyPage"
	| "ContactPage"
	| "LoginPage"
	| "InvitePage"
	| "DeskPage"
	| "SearchPage"
	| "AccountsPage"
	| "SessionsPage"
	| "DeskAuditPage"
	| "ExpertisePreviewPage"
	| "TestimonialsPreviewPage";

/**
 * One row of the site map. `:name` in `path` and in the message addresses stands for a parameter.
 */
export interface Route {
	/** Path without a locale prefix, in its canonical case. */
	readonly path: string;
	/** Every value that a parameter of the path may take; any other is a 404. */
	readonly params?: Readonly<Record<string, readonly string[]>>;
	/**
	 * Paths with a parameter that nobody can list: the whole path, the parameter as a group of its
	 * name. In `params` it has no values.
	 */
	readonly unlisted?: RegExp;
	readonly layout: "homepage" | "default";
	/** The lazy component that renders the page's main part. */
	readonly page: PageName;
	/** Where the page's title, description and text are: namespace and key. */
	readonly copy: readonly [namespace: string, key: string];
	/** Namespaces that the page needs whole; of others it gets its copy and `parts`. */
	readonly namespaces?: readonly string[];
	/** What the page needs of other namespaces, by their names: keys of the first level. */
	readonly parts?: Readonly<Record<string, readonly string[]>>;
	/** Key below `names` in the `common` namespace; without it the page goes by its title. */
	readonly label?: string;
	/** Ids of the page's sections, in their order. */
	readonly anchors?: readonly string[];
	/** Ids of further parts that links lead to, and that no menu names. */
	readonly places?: readonly string[];
	/** Named route middleware, run in order before the page. */
	readonly middleware?: readonly string[];
	/** Kept out of the sitemap and of search engines. */
	readonly noindex?: true;
	/** Shows what only staff may see: always a document of its own, and nothing of it ahead. */
	readonly isPrivate?: true;
	/** Made anew by the server for each request: always a document of its own, and never loaded ahead. */
	readonly isDocument?: true;
	/** Query parameters that change what the page shows. */
	readonly query?: readonly string[];
	/** Query parameters that addresses of the page carry for whoever reads the address. */
	readonly notes?: readonly string[];
	/** What the page shows depends on the day. */
	readonly isDated?: true;
}

/** The site map: all pages, once. Everything that lists pages derives from it. */
export const routes = {
	home: {
		path: "/",
		layout: "homepage",
		page: "HomePage",
		copy: ["home", "page"],
		namespaces: ["home"],
		parts: {
			articles: ["newest", "minutes"],
			offices: ["places", "countries", "mapTitle", "mapDescription", "credit"],
		},
		label: "pages.home",
	},
	about: {
		path: "/about",
		layout: "default",
		page: "ContentPage",
		copy: ["about", "page"],
		label: "pages.about",
		anchors: [
			"company-intro",
			"vision-mission",
			"global-presence",
			"core-expertise",
			"leadership-team",
			"core-values",
			"certifications",
		],
	},
	services: {
		path: "/services",
		layout: "default",
		page: "ServicesPage",
		copy: ["services", "page"],
		namespaces: ["services"],
		label: "pages.services",
		anchors: [
			"emiratisation",
			"permanent-recruitment",
			"temporary-recruitment",
			"bulk-hiring",
			"outsourcing-services",
			"advisory-services",
		],
		places: ["models"],
	},
	service: {
		path: "/services/:service",
		params: { service: [...serviceFamilies, ...serviceChildren] },
		layout: "default",
		page: "ContentPage",
		copy: ["service-:service", "index"],
		label: "services.:service",
	},
	serviceItem: {
		path: "/services/:service/:item",
		params: { service: serviceFamilies, item: serviceItems },
		layout: "default",
		page: "ContentPage",
		copy: ["service-:service", ":item"],
		label: "serviceItems.:item",
	},
	recruitmentItem: {
		path: "/services/recruitment-services/:item",
		params: { item: recruitmentItems },
		layout: "default",
		page: "ContentPage",
		copy: ["service-recruitment-services", ":item"],
		label: "recruitmentItems.:item",
	},
	insights: {
		path: "/insights",
		layout: "default",
		page: "InsightsPage",
		copy: ["insights", "page"],
		namespaces: ["articles"],
		label: "pages.insights",
		anchors: [
			"industry-reports",
			"talent-market-intelligence",
			"recruitment-trends",
			"success-stories",
		],
	},
	article: {
		path: "/insights/:article",
		params: { article: articleSlugs },
		layout: "default",
		page: "ArticlePage",
		copy: ["article-:article", "page"],
		namespaces: ["articles"],
	},
	gratuity: {
		path: "/insights/gratuity-calculator",
		layout: "default",
		page: "GratuityPage",
		copy: ["gratuity", "page"],
		namespaces: ["gratuity"],
		label: "pages.gratuity",
		query: ["country", "basic", "start", "end", "ending"],
		places: ["calculator", "result"],
	},
	locations: {
		path: "/locations",
		layout: "default",
		page: "LocationsPage",
		copy: ["locations", "page"],
		namespaces: ["locations", "offices"],
		label: "pages.locations",
		anchors: officeIds,
	},
	careers: {
		path: "/careers",
		layout: "default",
		page: "CareersPage",
		copy: ["careers", "page"],
		namespaces: ["positions", "trust"],
		label: "pages.careers",
		query: ["function", "country", "level"],
		isDated: true,
		anchors: [
			"open-positions",
			"application-process",
			"our-global-team",
			"professional-development",
			"employee-benefits",
			`why-join-${brand.short}`,
			`life-at-${brand.short}`,
		],
	},
	position: {
		path: "/careers/:position",
		params: { position: positionSlugs },
		layout: "default",
		page: "PositionPage",
		copy: ["position-:position", "page"],
		namespaces: ["positions", "trust", "enquiry"],
		query: ["sent"],
		places: ["apply"],
		isDated: true,
	},
	timeline: {
		path: "/timeline",
		layout: "default",
		page: "TimelinePage",
		copy: ["timeline", "page"],
		label: "pages.timeline",
		anchors: ["journey", "global-services", "gcc-regions"],
	},
	industries: {
		path: "/industries",
		layout: "default",
		page: "IndustriesPage",
		copy: ["industries", "page"],
		namespaces: ["industries"],
		label: "pages.industries",
	},
	industry: {
		path: "/industries/:industry",
		params: { industry: [...industries, ...specialIndustries] },
		layout: "default",
		page: "IndustryPage",
		copy: ["industry-:industry", "index"],
		label: "industries.:industry",
	},
	industryItem: {
		path: "/industries/:industry/:item",
		params: { industry: industries, item: industryItems },
		layout: "default",
		page: "IndustryPage",
		copy: ["industry-:industry", ":item"],
		namespaces: ["trust"],
		label: "industryItems.:item",
	},
	aerospaceItem: {
		path: "/industries/aerospace-defense/:item",
		params: { item: aerospaceItems },
		layout: "default",
		page: "IndustryPage",
		copy: ["industry-aerospace-defense", ":item"],
		label: "industryItems.:item",
	},
	chemicalsItem: {
		path: "/industries/chemicals/:item",
		params: { item: chemicalsItems },
		layout: "default",
		page: "IndustryPage",
		copy: ["industry-chemicals", ":item"],
		label: "industryItems.:item",
	},
	contact: {
		path: "/contact",
		layout: "default",
		page: "ContactPage",
		copy: ["contact", "page"],
		namespaces: ["contact", "enquiry"],
		parts: { offices: ["places"] },
		label: "pages.contact",
		query: ["sent"],
		places: ["enquiry", "employers", "candidates", "verify"],
	},
	privacy: {
		path: "/privacy",
		layout: "default",
		page: "PrivacyPage",
		copy: ["privacy", "page"],
		label: "pages.privacy",
	},
	search: {
		path: "/search",
		layout: "default",
		page: "SearchPage",
		copy: ["search", "page"],
		namespaces: ["search"],
		label: "pages.search",
		noindex: true,
		isDocument: true,
		query: ["q"],
	},
	login: {
		path: "/login",
		layout: "default",
		page: "LoginPage",
		copy: ["login", "page"],
		namespaces: ["login"],
		label: "pages.login",
		noindex: true,
		query: ["code", "next"],
		notes: ["message"],
	},
	invite: {
		path: "/login/invite/:code",
		params: { code: [] as readonly string[] },
		unlisted: /^\/login\/invite\/(?<code>[\w-]{43})$/,
		layout: "default",
		page: "InvitePage",
		copy: ["staff", "invite"],
		namespaces: ["staff"],
		noindex: true,
		isPrivate: true,
	},
	desk: {
		path: "/desk",
		layout: "default",
		page: "DeskPage",
		copy: ["desk", "page"],
		namespaces: ["desk", "enquiry"],
		middleware: ["auth"],
		noindex: true,
		isPrivate: true,
		query: [
			"state",
			"kind",
			"position",
			"assignee",
			"search",
			"failed",
			"before",
			"after",
			"ref",
			"done",
			"count",
		],
	},
	staff: {
		path: "/desk/staff",
		layout: "default",
		page: "AccountsPage",
		copy: ["staff", "accounts"],
		namespaces: ["staff", "desk"],
		middleware: ["auth"],
		noindex: true,
		isPrivate: true,
		query: ["done"],
	},
	sessions: {
		path: "/desk/sessions",
		layout: "default",
		page: "SessionsPage",
		copy: ["staff", "sessions"],
		namespaces: ["staff", "desk"],
		middleware: ["auth"],
		noindex: true,
		isPrivate: true,
		query: ["done"],
	},
	deskAudit: {
		path: "/desk/audit",
		layout: "default",
		page: "DeskAuditPage",
		copy: ["audit", "page"],
		namespaces: ["desk", "audit"],
		middleware: ["auth"],
		noindex: true,
		isPrivate: true,
		query: ["person", "action", "reference", "day", "before"],
	},
	expertisePreview: {
		path: "/Home/Components/ExpertiseSection",
		layout: "default",
		page: "ExpertisePreviewPage",
		copy: ["home", "previews.expertise"],
		namespaces: ["home"],
		label: "pages.expertisePreview",
		noindex: true,
	},
	testimonialsPreview: {
		path: "/Home/Components/TestimonialsSection",
		layout: "default",
		page: "TestimonialsPreviewPage",
		copy: ["home", "previews.testimonials"],
		namespaces: ["home"],
		label: "pages.testimonialsPreview",
		noindex: true,
	},
} as const satisfies Record<string, Route>;

export type Routes = typeof routes;
export type PageId = keyof Routes;

/** The parameters that a page's path takes, each a union of its valid values. */
export type ParamsOf<Id extends PageId> = Routes[Id] extends {
	readonly params: infer P extends Readonly<Record<string, readonly string[]>>;
}
	? { readonly [K in keyof P]: P[K][number] }
	: Readonly<Record<never, never>>;

/** The parts of a page that addresses may lead to; of a union of pages, those of any. */
export type AnchorOf<Id extends PageId> = Id extends PageId
	? Listed<Routes[Id], "anchors" | "places">
	: never;

/** The query parameters that a page's address may have; of a union of pages, those of any. */
export type QueryOf<Id extends PageId> = Id extends PageId
	? Listed<Routes[Id], "query" | "notes">
	: never;

type Listed<Row, Name extends keyof Route> = Name extends keyof Row
	? Extract<Row[Name], readonly string[]>[number]
	: never;
