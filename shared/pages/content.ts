import type { ChartCopy, DayCopy, LinkCopy, PageCopy } from "./page-copy.ts";
import type { AnchorOf, ParamsOf } from "./route-types.ts";

export const positionFunctions = [
	"consulting",
	"sourcing",
	"nationalization",
	"operations",
	"training",
	"corporate",
] as const;
export const positionLevels = [
	"entry",
	"experienced",
	"senior",
	"lead",
] as const;
export const employmentKinds = [
	"full-time",
	"part-time",
	"fixed-term",
] as const;
export const workplaces = ["on-site", "hybrid"] as const;

/** How many articles the home page shows. */
export const newestArticles = 3;

type PositionFunction = (typeof positionFunctions)[number];
type PositionLevel = (typeof positionLevels)[number];

export interface ArticleSummary {
	readonly slug: string;
	/** The anchor of the insights page that it belongs under. */
	readonly topic: AnchorOf<"insights">;
	readonly heading: string;
	readonly description: string;
	/** Its case or its figures are made up. */
	readonly example?: true;
	readonly published: DayCopy;
	/** Reading time. */
	readonly minutes: string;
}

/** An article that has a page of the site. */
export interface ListedArticle extends ArticleSummary {
	readonly slug: ParamsOf<"article">["article"];
}

export interface ArticleCopy extends PageCopy {
	readonly topic: AnchorOf<"insights">;
	readonly example?: true;
	readonly published: DayCopy;
	readonly reviewed: DayCopy;
	readonly author: string;
	readonly minutes: string;
	/** Its text as HTML, made from Markdown when the site is built. */
	readonly html: string;
	readonly parts: readonly { readonly id: string; readonly name: string }[];
	/** Addresses of pages to go on with. */
	readonly related: readonly string[];
}

export interface GuideSummary {
	readonly slug: string;
	readonly heading: string;
	readonly description: string;
	/** ISO 3166 code, and the country's name. */
	readonly country: string;
	readonly countryName: string;
	/** Its place in lists, a number as text. */
	readonly order: string;
	/** What the list compares, in the order of its columns. */
	readonly compared: readonly string[];
}

/** A country guide that has a page of the site. */
export interface ListedGuide extends GuideSummary {
	readonly slug: ParamsOf<"guide">["country"];
}

export interface SourceCopy {
	/** Its element's id. */
	readonly id: string;
	readonly name: string;
	readonly grade: string;
	readonly asOf: string;
	readonly url?: string;
}

/** A text whose statements of law name their sources. Its sections are its questions, if any. */
export interface CitedCopy extends PageCopy {
	/** The day on which its sources were last read; left out where it has none. */
	readonly checked?: DayCopy;
	/** What is asked most: a table in HTML, with links to the sources. */
	readonly glance?: string;
	/** Its text as HTML, made from Markdown when the site is built. */
	readonly html: string;
	readonly parts: readonly { readonly id: string; readonly name: string }[];
	readonly sources: readonly SourceCopy[];
	/** Pages to go on with. */
	readonly related: readonly LinkCopy[];
}

export interface GuideCopy extends CitedCopy {
	readonly country: string;
	readonly countryName: string;
	readonly checked: DayCopy;
	/** What some years of service have earned at their end. */
	readonly gratuity?: ChartCopy;
}

export interface SolutionSummary {
	readonly slug: string;
	readonly heading: string;
	readonly description: string;
}

/** A solution that has a page of the site. */
export interface ListedSolution extends SolutionSummary {
	readonly slug: ParamsOf<"solution">["solution"];
}

/** A document to fill in: what it is for, and where it is downloaded. */
export interface TemplateSummary {
	readonly slug: string;
	readonly title: string;
	readonly description: string;
	readonly href: string;
}

export interface PositionSummary {
	readonly slug: string;
	readonly title: string;
	readonly function: PositionFunction;
	readonly level: PositionLevel;
	/** An office's id, and the names of its city and country. */
	readonly office: string;
	readonly city: string;
	/** ISO 3166 code of the office's country. */
	readonly country: string;
	readonly countryName: string;
	readonly posted: DayCopy;
	/** Gross a month, in words. */
	readonly pay: string;
	/** The last day for applications; open until filled if absent. */
	readonly closes?: DayCopy;
}

/** A vacancy that has a page of the site. */
export interface ListedPosition extends PositionSummary {
	readonly slug: ParamsOf<"position">["position"];
}

export interface PositionCopy
	extends PageCopy,
		Omit<PositionSummary, "title" | "pay"> {
	/** What the job is called; title and heading name its city, too. */
	readonly job: string;
	readonly reference: string;
	readonly employment: (typeof employmentKinds)[number];
	readonly workplace: (typeof workplaces)[number];
	/** Gross a month: ISO 4217 code, and numbers as text. */
	readonly salary: {
		readonly currency: string;
		readonly min: string;
		readonly max: string;
		readonly text: string;
	};
	readonly languages: readonly string[];
	readonly html: string;
}

/** An office where it is one of many: on a map, or with its number alone. */
export interface OfficePlace {
	readonly id: string;
	readonly name: string;
	/** Degrees north and east, numbers as text. */
	readonly latitude: string;
	readonly longitude: string;
	readonly phone: string;
}

/** An office that has a place on the site. */
export interface ListedPlace extends OfficePlace {
	readonly id: AnchorOf<"locations">;
}

export interface Office extends OfficePlace {
	/** ISO 3166 code, and the country's name. */
	readonly country: string;
	readonly countryName: string;
	readonly role: string;
	readonly about: readonly string[];
	readonly address: readonly string[];
	readonly locality: string;
	readonly postalBox: string;
	readonly timeZone: string;
	readonly utcOffset: string;
	readonly hours: readonly OfficeHours[];
	/** The languages spoken there, by name. */
	readonly languages: readonly string[];
	readonly directions: string;
	readonly regulator: readonly {
		readonly name: string;
		readonly text: string;
	}[];
}

interface OfficeHours {
	/** English names of days, as schema.org has them. */
	readonly days: readonly string[];
	/** The days as the readers of a language write them. */
	readonly text: string;
	readonly opens: string;
	readonly closes: string;
}
