import type { Locale } from "../locales.ts";
import { hrefFor } from "../pages/page-hrefs.ts";
import {
	type Assignee,
	type DeskFilter,
	type DeskPlace,
	type DeskQuery,
	deskActions,
	enquiryStates,
} from "./desk.ts";
import { enquiryKinds, isReference } from "./enquiry.ts";

/** Longest search text, in characters. */
export const maximalSearch = 100;
/** Longest vacancy reference, in characters. */
const maximalPosition = 200;

/** Parses the desk's query string. Invalid values are dropped. */
export function readDeskQuery(search: string): DeskQuery {
	const given = new URLSearchParams(search);
	const oneOf = <Value extends string>(
		name: string,
		values: readonly Value[],
	): Value | undefined => values.find((value) => value === given.get(name));
	const text = (given.get("search") ?? "").trim().slice(0, maximalSearch);
	const position = given.get("position")?.trim().slice(0, maximalPosition);
	const count = given.get("count") ?? "";
	const values = {
		state: oneOf("state", enquiryStates),
		kind: oneOf("kind", enquiryKinds),
		position: position || undefined,
		assignee: readAssignee(given.get("assignee")),
		search: text || undefined,
		failed: given.get("failed") === "1" || undefined,
		before: readPlace(given.get("before")),
		after: readPlace(given.get("after")),
		ref: given.get("ref") ?? undefined,
		done: oneOf("done", deskActions),
		count: /^\d{1,7}$/.test(count) ? Number(count) : undefined,
	};
	return dropAbsent(values);
}

/** Serializes a query, with its `?`; empty if nothing is set. */
export function deskSearch(query: DeskQuery): string {
	const params = new URLSearchParams();
	const { before, after, failed, assignee, count, ...texts } = query;
	for (const [name, value] of Object.entries(texts))
		if (value) params.set(name, value);
	if (assignee !== undefined) params.set("assignee", String(assignee));
	if (failed) params.set("failed", "1");
	if (before) params.set("before", writePlace(before));
	if (after) params.set("after", writePlace(after));
	if (count !== undefined) params.set("count", String(count));
	const text = params.toString();
	return text === "" ? "" : `?${text}`;
}

/** The filter part of a query. Pagination links keep it. */
export function filterOf({
	state,
	kind,
	position,
	assignee,
	search,
	failed,
}: DeskQuery): DeskFilter {
	const filter = { state, kind, position, assignee, search, failed };
	return dropAbsent(filter satisfies Record<keyof DeskFilter, unknown>);
}

/**
 * Paths of the desk's downloads: the list as CSV and all CVs of a vacancy as a ZIP archive.
 * Followed by an enquiry's reference, `cv` serves its CV and `person` all data stored about its
 * sender.
 */
export function deskFilePaths(locale: Locale) {
	const desk = hrefFor("desk", locale);
	return {
		csv: `${desk}/export.csv`,
		cvs: `${desk}/cvs.zip`,
		cv: `${desk}/cv`,
		person: `${desk}/person`,
	};
}

function readAssignee(text: string | null): Assignee | undefined {
	if (text === "me" || text === "nobody") return text;
	return text !== null && /^[1-9]\d{0,14}$/.test(text)
		? Number(text)
		: undefined;
}

function readPlace(text: string | null): DeskPlace | undefined {
	const [, time = "", reference = ""] =
		/^(\d{1,15})\.([\w-]{19})$/.exec(text ?? "") ?? [];
	return isReference(reference)
		? { createdAt: Number(time), reference }
		: undefined;
}

function writePlace({ createdAt, reference }: DeskPlace): string {
	return `${createdAt}.${reference}`;
}

type Present<Values> = {
	readonly [Key in keyof Values]?: Exclude<Values[Key], undefined>;
};

function dropAbsent<Values extends object>(values: Values): Present<Values>;
function dropAbsent(values: object): object {
	return Object.fromEntries(
		Object.entries(values).filter(([, value]) => value !== undefined),
	);
}
