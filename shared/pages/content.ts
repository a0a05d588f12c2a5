import type { DayCopy, PageCopy } from "./page-copy.ts";
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

export type PositionFunction = (typeof positionFunctions)[number];
export type PositionLevel = (typeof positionLevels)[number];

export interface ArticleSummary {
	readonly slug: string;
	/** The anchor of the insights page that it belongs under. */
	readonly topic: AnchorOf<"insights">;
	readonly heading: string;
	readonly description: string;
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

export interface PositionSummary {
	readonly slug: string;
	readonly title: string;
	readonly description: string;
	readonly reference: string;
	readonly function: PositionFunction;
	readonly level: PositionLevel;
	/** An office's id, and the names of its city and country. */
	readonly office: string;
	readonly city: string;
	/** ISO 3166 code of the office's country. */
	readonly country: string;
	readonly countryName: string;
	readonly posted: DayCopy;
	/** The last day for applications; open until filled if absent. */
	readonly closes?: DayCopy;
}

/** A vacancy that has a page of the site. */
export interface ListedPosition extends PositionSummary {
	readonly slug: ParamsOf<"position">["position"];
}

export interface PositionCopy extends PageCopy, Omit<PositionSummary, "title"> {
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

export interface OfficeHours {
	/** English names of days, as schema.org has them. */
	readonly days: readonly string[];
	/** The days as the readers of a language write them. */
	readonly text: string;
	readonly opens: string;
	readonly closes: string;
}
