import type { DayCopy } from "./fact-copy.ts";
import type { ChartCopy, LinkCopy, PageCopy } from "./page-copy.ts";
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
export const workplaces = [
	"on-site",
	"hybrid",
	"client-site",
	"office-and-site",
] as const;

/** Number of articles on the home page. */
export const newestArticles = 3;

type PositionFunction = (typeof positionFunctions)[number];
type PositionLevel = (typeof positionLevels)[number];

export interface ArticleSummary {
	readonly slug: string;
	/** Anchor of its section on the insights page. */
	readonly topic: AnchorOf<"insights">;
	readonly heading: string;
	readonly description: string;
	/** The case or its figures are made up. */
	readonly example?: true;
	readonly published: DayCopy;
	/** Reading time in minutes. */
	readonly minutes: string;
}

/** An article with a route. */
export interface ListedArticle extends ArticleSummary {
	readonly slug: ParamsOf<"article">["article"];
}

/** A long text of a page. */
interface TextCopy extends PageCopy {
	/** HTML that the build renders from Markdown. */
	readonly html: string;
	/** Its second-level headings. */
	readonly parts: readonly PartCopy[];
	/** Related pages. */
	readonly related: readonly LinkCopy[];
}

/** A part of a text, for its table of contents. */
export interface PartCopy {
	readonly id: string;
	readonly name: string;
}

export interface ArticleCopy extends TextCopy {
	readonly topic: AnchorOf<"insights">;
	readonly example?: true;
	readonly published: DayCopy;
	readonly reviewed: DayCopy;
	readonly author: string;
	readonly minutes: string;
	/** The subject as rows of squares. */
	readonly drawing?: {
		readonly rows: readonly {
			readonly name: string;
			/** What the squares add up to. */
			readonly value?: string;
			readonly box: string;
			/** SVG paths of open and filled squares, and of circles. */
			readonly paths: readonly string[];
		}[];
		readonly caption: string;
	};
}

export interface GuideSummary {
	readonly slug: string;
	readonly heading: string;
	readonly description: string;
	/** ISO 3166 code of the country. */
	readonly country: string;
	readonly countryName: string;
	/** Sort key: a number as text. */
	readonly order: string;
	/** Cells of the comparison, in column order. */
	readonly compared: readonly string[];
}

/** A country guide with a route. */
export interface ListedGuide extends GuideSummary {
	readonly slug: ParamsOf<"guide">["country"];
}

export interface SourceCopy {
	/** The id of its element. */
	readonly id: string;
	readonly name: string;
	readonly grade: string;
	readonly asOf: string;
	readonly url: string;
}

/** A text that cites sources for its statements of law. Its sections, if any, are questions. */
export interface CitedCopy extends TextCopy {
	/** The day on which its sources were last checked; absent if it has none. */
	readonly checked?: DayCopy;
	/** Key facts: an HTML table with links to the sources. */
	readonly glance?: string;
	readonly sources: readonly SourceCopy[];
}

export interface GuideCopy extends CitedCopy {
	readonly country: string;
	readonly countryName: string;
	readonly checked: DayCopy;
	/** End-of-service pay after given years of service. */
	readonly gratuity?: ChartCopy;
}

export interface SolutionSummary {
	readonly slug: string;
	readonly heading: string;
	readonly description: string;
}

/** A solution with a route. */
export interface ListedSolution extends SolutionSummary {
	readonly slug: ParamsOf<"solution">["solution"];
}

/** A form or template to download. */
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
	/** An office's id. */
	readonly office: string;
	readonly city: string;
	/** ISO 3166 code of the office's country. */
	readonly country: string;
	readonly countryName: string;
	readonly posted: DayCopy;
	/** Gross monthly pay, in words. */
	readonly pay: string;
	/** Last day for applications; if absent, open until filled. */
	readonly closes?: DayCopy;
}

/** A vacancy with a route. */
export interface ListedPosition extends PositionSummary {
	readonly slug: ParamsOf<"position">["position"];
}

export interface PositionCopy
	extends PageCopy,
		Omit<PositionSummary, "title" | "pay"> {
	/** The bare job title; `title` and `heading` add the city. */
	readonly job: string;
	readonly reference: string;
	readonly employment: (typeof employmentKinds)[number];
	readonly workplace: (typeof workplaces)[number];
	/** Gross monthly pay: ISO 4217 code, and numbers as text. */
	readonly salary: {
		readonly currency: string;
		readonly min: string;
		readonly max: string;
		readonly text: string;
	};
	readonly languages: readonly string[];
	readonly html: string;
}

/** An office on a map. */
export interface OfficePlace {
	readonly id: string;
	readonly name: string;
	/** Decimal degrees north and east, as text. */
	readonly latitude: string;
	readonly longitude: string;
}

/** How to reach an office, with its anchor on the locations page. */
export interface OfficeContact {
	readonly id: AnchorOf<"locations">;
	readonly phone: string;
	/** Hours, then the address, with line breaks. */
	readonly lines: readonly string[];
}

export interface Office extends OfficePlace {
	readonly phone: string;
	readonly address: readonly string[];
	/** ISO 3166 code of the country. */
	readonly country: string;
	readonly countryName: string;
	readonly role: string;
	readonly about: readonly string[];
	readonly locality: string;
	readonly postalBox: string;
	readonly timeZone: string;
	readonly utcOffset: string;
	readonly hours: readonly OfficeHours[];
	/** Names of the languages spoken there. */
	readonly languages: readonly string[];
	readonly directions: string;
	readonly regulator: readonly {
		readonly name: string;
		readonly text: string;
	}[];
}

interface OfficeHours {
	/** English day names, as schema.org spells them. */
	readonly days: readonly string[];
	/** The days formatted for the page's language. */
	readonly text: string;
	readonly opens: string;
	readonly closes: string;
}
