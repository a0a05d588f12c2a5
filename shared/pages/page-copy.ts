import type { HiringModelId } from "../hiring-models.ts";
import { isObject } from "../is-object.ts";
import type {
	CitationCopy,
	FactCopy,
	HiringLawCopy,
	HiringLawLabels,
} from "./fact-copy.ts";
import type { Message } from "./page-data.ts";

/** A page's own text. Pages with custom layouts leave some members empty. */
export interface PageCopy {
	readonly title: string;
	readonly description: string;
	readonly heading: string;
	readonly introduction: string;
	/** The hiring models of a service, drawn in the page's head. */
	readonly models?: readonly ModelCopy[];
	readonly sections: readonly SectionCopy[];
	/** What to write to us about the subject: the sentence above the way to a consultant. */
	readonly closing?: string;
	/** Related country guides. Message files name them; the build fills them in. */
	readonly guides?: readonly LinkCopy[];
	/** Pages for people who look for such work. Message files name their subjects; the build fills them in. */
	readonly candidates?: readonly LinkCopy[];
	/** The roles that the markers in the page's drawing stand for, in order. */
	readonly roles?: readonly RoleCopy[];
}

/** A job: its title, its tasks, and the qualifications that count for hiring. */
export interface RoleCopy {
	readonly name: string;
	readonly text: string;
	readonly paper: string;
}

/** A related page. */
export interface LinkCopy {
	readonly href: string;
	readonly name: string;
}

export interface SectionCopy {
	readonly heading: string;
	readonly paragraphs: readonly string[];
	readonly points?: readonly PointCopy[];
	/** Layout of the points; if absent, the page decides between cells and a list. */
	readonly layout?: PointsLayout;
	/** Background; the page's own if absent. */
	readonly tone?: "sunken" | "deep";
	/** Sets the first paragraph like a heading. */
	readonly large?: true;
	/** Contains made-up dates, figures or people of the sample firm: gets a badge. */
	readonly sample?: true;
	/** Dated statements. Message files name them by id; the build fills them in. */
	readonly facts?: readonly FactCopy[];
	/** Hiring law by country and model. The build fills in the countries. */
	readonly hiringLaw?: readonly HiringLawCopy[];
	/** Labels of that table and its columns. */
	readonly hiringLawLabels?: HiringLawLabels;
	readonly chart?: ChartCopy;
	/** The hiring model that the section is about. */
	readonly model?: ModelCopy;
	readonly calendar?: CalendarCopy;
	/** Points in a collapsed part with its own heading. */
	readonly folded?: {
		readonly heading: string;
		readonly points: readonly PointCopy[];
	};
}

/** A hiring model, drawn as a line, and a sentence about what it means here. */
interface ModelCopy {
	readonly id: HiringModelId;
	readonly text: string;
	/** Countries where the page offers it. `locales/hiring-law.json` must allow it in each. */
	readonly countries?: readonly string[];
}

export type PointsLayout =
	| "facts"
	| "steps"
	| "questions"
	| "story"
	| "roles"
	| "cells"
	| "rail";

export interface PointCopy {
	readonly name: string;
	/** Shown large above the name. */
	readonly figure?: string;
	/** Of a drawing above it (`scripts/pictures/glance-drawings.ts`), on a line that runs through all. */
	readonly sign?: string;
	readonly text: string;
	/** Where its name leads. Pages add it. */
	readonly href?: string;
	/** Sources of its statements. */
	readonly cites?: readonly CitationCopy[];
}

/** A bar chart with one bar per row and one segment per series. Values are numbers as text. */
export interface ChartCopy {
	readonly caption: string;
	readonly unit: string;
	readonly series: readonly string[];
	readonly rows: readonly {
		readonly name: string;
		readonly values: readonly string[];
	}[];
	/**
	 * In a plan of weeks, how many of the series come before the first working day; the last of them
	 * is the notice period. Later ones, such as training, are not in the total.
	 */
	readonly firstDay?: string;
	/** What was counted, when, and by whom. */
	readonly note: string;
	/** The figures are real, and the note names their source. */
	readonly sourced?: true;
}

/** A service's timeline in weeks or days. Numbers are text, as in all messages. */
export interface CalendarCopy {
	/** The unit's name, such as "Week". */
	readonly unit: string;
	readonly length: string;
	readonly rows: readonly {
		readonly name: string;
		/** Duration in words, or what determines it. */
		readonly span: string;
		/**
		 * First and last week or day, 1-based. Without them nothing is drawn, without the last one a
		 * dashed line to the next row's first or past the plan's end.
		 */
		readonly from?: string;
		readonly to?: string;
		/** Earliest week or day in which the step may end. */
		readonly earliest?: string;
		readonly note?: string;
	}[];
}

/** Whether a message is a page's copy with sections. The message check validates the rest. */
export function isPageCopy(message: unknown): message is PageCopy & Message {
	return (
		isObject(message) && "heading" in message && Array.isArray(message.sections)
	);
}
