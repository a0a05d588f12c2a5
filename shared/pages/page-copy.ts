import type { HiringModelId } from "../hiring-models.ts";
import type { Message } from "./page-data.ts";

/** A page's own text. Pages with a layout of their own leave out what they take from elsewhere. */
export interface PageCopy {
	readonly title: string;
	readonly description: string;
	readonly heading: string;
	readonly introduction: string;
	/** The hiring models of a service, which its head draws. */
	readonly models?: readonly ModelCopy[];
	readonly sections: readonly SectionCopy[];
	/** The country guides that it concerns. Message files name them; the build fills them in. */
	readonly guides?: readonly LinkCopy[];
	/** What the markers of the page's drawing stand for, in their order. */
	readonly roles?: readonly RoleCopy[];
}

/** A job: its title, what is done in it, and the paper that counts for hiring. */
export interface RoleCopy {
	readonly name: string;
	readonly text: string;
	readonly paper: string;
}

/** A page to go on with. */
export interface LinkCopy {
	readonly href: string;
	readonly name: string;
}

export interface SectionCopy {
	readonly heading: string;
	readonly paragraphs: readonly string[];
	readonly points?: readonly PointCopy[];
	/** How the points are set: named facts in a grid if absent. */
	readonly layout?: PointsLayout;
	/** The ground that it stands on: the page's own if absent. */
	readonly tone?: "sunken" | "deep";
	/** That it tells years, figures or people of the stand-in firm, which are made up: it bears the badge. */
	readonly sample?: true;
	/** Dated statements. Message files name them by id; the build fills them in. */
	readonly facts?: readonly FactCopy[];
	/** What each country's law says of each way to hire. The build fills the countries in. */
	readonly hiringLaw?: readonly HiringLawCopy[];
	/** What that table and its columns are called. */
	readonly hiringLawLabels?: HiringLawLabels;
	readonly chart?: ChartCopy;
	/** Who employs in what the section is about. */
	readonly model?: ModelCopy;
	readonly calendar?: CalendarCopy;
	/** Points for those who ask for them, under a name of their own. */
	readonly folded?: {
		readonly heading: string;
		readonly points: readonly PointCopy[];
	};
}

/** A hiring model, drawn as its line, and what it means here in a sentence. */
interface ModelCopy {
	readonly id: HiringModelId;
	readonly text: string;
	/** Where the page offers it: `locales/hiring-law.json` must allow it there. */
	readonly countries?: readonly string[];
}

export type PointsLayout =
	| "facts"
	| "steps"
	| "questions"
	| "story"
	| "roles"
	| "cells"
	| "tree";

export interface PointCopy {
	readonly name: string;
	readonly text: string;
	/** Where its statements are from. */
	readonly cites?: readonly CitationCopy[];
}

/** A source's number, grade and date, and the id of its element. */
export interface CitationCopy {
	readonly id: string;
	readonly text: string;
}

/** A day, as data (`2026-11-21`) and as the readers of a language write it. */
export interface DayCopy {
	readonly iso: string;
	readonly text: string;
}

/** A dated statement about law or statistics, with where it is from. */
export interface FactCopy extends FactSourceCopy {
	readonly id: string;
	/** The figure or keyword that stands out. */
	readonly value: string;
	readonly text: string;
	/** Shares that it names, by year or by whom they are for: drawn beside it. */
	readonly steps?: readonly FactStepCopy[];
}

/** One of a statement's shares. */
export interface FactStepCopy {
	readonly name: string;
	/** From 0 to 100, as it is written before the percent sign. */
	readonly percent: string;
}

/** The line below a statement of law. */
export interface FactSourceCopy {
	/** When it was true, when it was checked, and how good its source is, up to the source's name. */
	readonly dated: string;
	readonly source: string;
	/** Where the source can be read, if its address is known. */
	readonly url?: string;
}

/** A country's row in the table of hiring law, in the order of its columns. */
export interface HiringLawCopy extends FactSourceCopy {
	readonly id: string;
	readonly name: string;
	readonly recruitment: string;
	readonly temporary: string;
	readonly employerOfRecord: string;
	readonly quota: string;
	readonly statute: string;
}

export type HiringLawLabels = Readonly<
	Record<
		| "name"
		| "country"
		| "recruitment"
		| "temporary"
		| "employerOfRecord"
		| "quota"
		| "statute",
		string
	>
>;

/** A bar chart: one bar a row, one part of it a series. Values are numbers as text. */
export interface ChartCopy {
	readonly caption: string;
	readonly unit: string;
	readonly series: readonly string[];
	readonly rows: readonly {
		readonly name: string;
		readonly values: readonly string[];
	}[];
	/** What was counted, when, by whom. */
	readonly note: string;
	/** Its figures are no example: the note says where they are from. */
	readonly sourced?: true;
}

/** Which weeks or days the steps of a service take. Numbers are text, as in all messages. */
export interface CalendarCopy {
	/** What is counted, such as "Week". */
	readonly unit: string;
	readonly length: string;
	readonly rows: readonly {
		readonly name: string;
		/** How long, or what decides it, in words. */
		readonly span: string;
		/** First and last week or day, counted from 1. Without them nothing is drawn. */
		readonly from?: string;
		readonly to?: string;
		/** The week or day in which it may be over already. */
		readonly earliest?: string;
		readonly note?: string;
	}[];
}

/** Whether a message is a page's copy with sections. The message check validates the rest. */
export function isPageCopy(message: unknown): message is PageCopy & Message {
	return (
		typeof message === "object" &&
		message !== null &&
		"heading" in message &&
		"sections" in message &&
		Array.isArray(message.sections)
	);
}
