import type { DeskFilter } from "../../shared/enquiry/desk.ts";
import type { StaffIdentity } from "../../shared/staff.ts";
import type { StoredFilter } from "./desk-filter.ts";

/** No account has this number. */
const nobodysId = 0;

/** Replaces `me` by the number of the account that asks; the emergency key has nothing of its own. */
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
 * What was asked for, for the audit trail: which filters were set, and their values but for the
 * words of a search, which may be somebody's name.
 */
export function describeFilter(filter: StoredFilter): string {
	const { search, ...plain } = filter;
	const parts = Object.entries(plain).map(
		([name, value]) => `${name}=${value}`,
	);
	return [...parts, ...(search ? ["search"] : [])].join(" ");
}
