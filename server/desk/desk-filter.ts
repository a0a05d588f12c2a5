import { type Expression, type RawBuilder, type SqlBool, sql } from "kysely";
import type {
	Assignee,
	DeskFilter,
	DeskPlace,
} from "../../shared/enquiry/desk.ts";

/** Words of a search that count. */
const maximalWords = 8;

/** A filter that no longer depends on who looks. */
export interface StoredFilter extends Omit<DeskFilter, "assignee"> {
	readonly assignee?: Exclude<Assignee, "me">;
}

/** What an index of its own walks along: nothing, or a filter that is alone. */
export function isWalked(filter: StoredFilter): Expression<SqlBool> {
	return isSifted(filter) ? everything : passes(filter);
}

/** Whether what passes has to be looked for among all, for there is no index of it. */
export function isSifted(filter: StoredFilter): boolean {
	const { assignee, position, state, ...others } = filter;
	const indexed = [assignee, position, state].filter(
		(part) => part !== undefined,
	);
	const isOther = Object.values(others).some(Boolean);
	return isOther || assignee === "nobody" || indexed.length > 1;
}

/** Whether an enquiry passes all of a filter. */
export function passes(filter: StoredFilter): Expression<SqlBool> {
	const { assignee, kind, position, search, state, failed } = filter;
	const words = (search ?? "").toLowerCase().split(/\s+/).filter(Boolean);
	const conditions = {
		state: state ? [sql`state = ${state}`] : [],
		position: position ? [sql`position = ${position}`] : [],
		assignee: isGivenTo(assignee),
		kind: kind ? [sql`kind = ${kind}`] : [],
		failed: failed
			? [
					sql`enquiries.reference IN (SELECT reference FROM outbox WHERE state = 'dead')`,
				]
			: [],
		search: words
			.slice(0, maximalWords)
			.map(
				(word) =>
					sql`search_text LIKE ${`%${word.replace(/[\\%_]/g, "\\$&")}%`} ESCAPE '\\'`,
			),
	} satisfies Record<keyof StoredFilter, readonly RawBuilder<unknown>[]>;
	const all = Object.values(conditions).flat();
	return all.length === 0
		? everything
		: sql<SqlBool>`${sql.join(all, sql` AND `)}`;
}

function isGivenTo(
	assignee: StoredFilter["assignee"],
): readonly RawBuilder<unknown>[] {
	if (assignee === undefined) return [];
	return assignee === "nobody"
		? [sql`assignee_id IS NULL`]
		: [sql`assignee_id = ${assignee}`];
}

/** Whether a row comes after a place, in the direction of the walk. */
export function isBehind(
	place: DeskPlace | undefined,
	direction: "older" | "newer",
): Expression<SqlBool> {
	return compare(place, direction === "older" ? sql`<` : sql`>`);
}

/** Whether a row comes before a place, or is there. */
export function isWithin(
	place: DeskPlace | undefined,
	direction: "older" | "newer",
): Expression<SqlBool> {
	return compare(place, direction === "older" ? sql`>=` : sql`<=`);
}

function compare(
	place: DeskPlace | undefined,
	sign: RawBuilder<unknown>,
): Expression<SqlBool> {
	if (!place) return everything;
	const { createdAt, reference } = place;
	return sql`(created_at, enquiries.reference) ${sign} (${createdAt}, ${reference})`;
}

const everything = sql<SqlBool>`1 = 1`;
