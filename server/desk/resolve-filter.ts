import type { DeskFilter } from "../../shared/enquiry/desk.ts";
import type { StaffIdentity } from "../../shared/staff.ts";
import type { StoredFilter } from "./desk-filter.ts";

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
 * Describes a filter for the audit trail: its parts and their values, but not the search words,
 * which may be somebody's name.
 */
export function describeFilter(filter: StoredFilter): string {
	const { search, ...plain } = filter;
	const parts = Object.entries(plain).map(
		([name, value]) => `${name}=${value}`,
	);
	return [...parts, ...(search ? ["search"] : [])].join(" ");
}
