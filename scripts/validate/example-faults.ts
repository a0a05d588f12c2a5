import { type Message, say } from "../words/words.ts";
import type { Fault } from "./fault.ts";
import { createWordingSearch, type MessageFault } from "./message-fault.ts";

/** The most cases that the whole site may tell: stories on pages, and success-story articles. */
export const mostExamples = 15;

/** Claims of consent, research or experience that a made-up firm cannot make. */
const claims: Readonly<Record<string, readonly RegExp[]>> = {
	"en-US": [
		/told with permission/i,
		/clients? (?:stays?|remains?|are|is) (?:anonymous|not named)/i,
		/went back to (?:each|our|these)/i,
		/\bour own files\b|\bfrom our files\b/i,
		/from \d+ (?:files|cases|assignments)/i,
		/cases we may talk about/i,
	],
	"zh-CN": [
		/隐去名字，征得同意/,
		/客户(?:都)?(?:匿名|不具名|隐去)/,
		/本公司(?:的)?\s*(?:\d+ 份)?.{0,6}案卷/,
		/从我们的(?:档案|案卷)/,
		/翻(?:了|看).{0,8}(?:案卷|用工单)/,
		/客户我们都.{0,6}回访/,
		/电话记录/,
		/我们(?:经手|遇到过|见过)/,
		/(?:我们|就).{0,6}(?:案卷里|办结的|的项目看)/,
	],
};

/** A page or article of one language that may have to carry the badge. */
export interface Telling {
	/** Creates a fault at the title or description. */
	readonly fault: (field: string, message: Message) => Fault;
	/** Search results, feeds and structured data repeat the title and the description. */
	readonly title: string;
	readonly description: string;
	readonly cases: number;
	/** Whether the whole text is made up, be it a case or not. */
	readonly isExample: boolean;
}

/**
 * Reports made-up texts whose title or description does not say so, and too many cases.
 *
 * @param badge the badge's text in the language of the tellings.
 */
export function listExampleFaults(
	tellings: readonly Telling[],
	badge: string,
): Fault[] {
	// A title has room for the badge's last word only.
	const [word = ""] = badge.toLowerCase().split(" ").slice(-1);
	const faults = tellings
		.filter(({ cases, isExample }) => cases > 0 || isExample)
		.flatMap(({ fault, title, description }) =>
			(
				[
					["title", title, word],
					["description", description, badge.toLowerCase()],
				] as const
			)
				.filter(([, text, mark]) => !text.toLowerCase().includes(mark))
				.map(([key, , mark]) => fault(key, say("faults.unmarked", { mark }))),
		);
	const count = tellings.reduce((sum, { cases }) => sum + cases, 0);
	const last = tellings.findLast(({ cases }) => cases > 0);
	if (count > mostExamples && last)
		faults.push(
			last.fault(
				"sections",
				say("faults.cases", { count, most: mostExamples }),
			),
		);
	return faults;
}

const claimSearches = Object.fromEntries(
	Object.entries(claims).map(([locale, patterns]) => [
		locale,
		createWordingSearch(
			patterns.map((pattern) => ({
				pattern,
				tell: (excerpt) => say("faults.claim", { excerpt }),
			})),
		),
	]),
);

/** Sentences that claim consent, research or experience with real clients. */
export function listClaims(message: unknown, locale: string): MessageFault[] {
	return claimSearches[locale]?.(message) ?? [];
}
