import { type Expression, type RawBuilder, type SqlBool, sql } from "kysely";
import type {
	Assignee,
	DeskFilter,
	DeskPlace,
} from "../../shared/enquiry/desk.ts";
import { isPosition } from "../../shared/enquiry/enquiry.ts";
import type { StaffIdentity } from "../../shared/staff.ts";

/** The most search words; further ones are ignored. */
const maximalWords = 8;

/** A filter that does not depend on who is signed in. */
export interface StoredFilter extends Omit<DeskFilter, "assignee"> {
	readonly assignee?: Exclude<Assignee, "me">;
}

/** The condition that an index covers: none, or a single-column filter. */
export function isWalked(filter: StoredFilter): Expression<SqlBool> {
	return isSifted(filter) ? everything : passes(filter);
}

/** Whether no index covers the filter, so that rows must be scanned. */
export function isSifted(filter: StoredFilter): boolean {
	const { assignee, position, state, ...others } = filter;
	const indexed = [assignee, position, state].filter(
		(part) => part !== undefined,
	);
	const isOther = Object.values(others).some(Boolean);
	return isOther || assignee === "nobody" || indexed.length > 1;
}

/** Whether an enquiry passes the whole filter. */
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

/** Whether a row comes after a place, in the given direction. */
export function isBehind(
	place: DeskPlace | undefined,
	direction: "older" | "newer",
): Expression<SqlBool> {
	return compare(place, direction === "older" ? sql`<` : sql`>`);
}

/** Whether a row is at a place or before it, in the given direction. */
export function isUpTo(
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

/** An id that no account has. */
const nobodysId = 0;

/** Replaces `me` with the signed-in account's id. The emergency key has no enquiries assigned. */
export function resolveFilter(
	{ assignee, ...filter }: DeskFilter,
	{ id }: StaffIdentity,
): StoredFilter {
	if (assignee === undefined) return filter;
	return {
		...filter,
		assignee: assignee === "me" ? (id ?? nobodysId) : assignee,
	};
}

/**
 * Describes a filter for the audit trail: its parts and their values, but not what may be somebody's
 * name: search words, and positions that are no vacancy's reference.
 */
export function describeFilter(filter: StoredFilter): string {
	const { search, position = "", ...plain } = filter;
	const isPlain = isPosition(position);
	const parts = Object.entries({ ...(isPlain && { position }), ...plain }).map(
		([name, value]) => `${name}=${value}`,
	);
	const named = { position: position && !isPlain, search };
	return [
		...parts,
		...Object.entries(named).flatMap(([name, value]) => (value ? [name] : [])),
	].join(" ");
}
