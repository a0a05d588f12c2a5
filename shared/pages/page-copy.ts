import type { ChartCopy, FactCopy } from "./content.ts";
import type { Message } from "./page-data.ts";

/** A page's own text. Pages with a layout of their own leave out what they take from elsewhere. */
export interface PageCopy {
	readonly title: string;
	readonly description: string;
	readonly heading: string;
	readonly introduction: string;
	readonly sections: readonly SectionCopy[];
}

export interface SectionCopy {
	readonly heading: string;
	readonly paragraphs: readonly string[];
	readonly points?: readonly PointCopy[];
	/** How the points are set: named facts in a grid if absent. */
	readonly layout?: PointsLayout;
	/** Dated statements. Message files name them by id; the build fills them in. */
	readonly facts?: readonly FactCopy[];
	readonly chart?: ChartCopy;
}

export type PointsLayout = "facts" | "steps" | "questions" | "story" | "roles";

export interface PointCopy {
	readonly name: string;
	readonly text: string;
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
