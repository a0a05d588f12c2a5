import type { DeskFilter } from "../../shared/enquiry/desk.ts";
import { isPosition } from "../../shared/enquiry/enquiry.ts";
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
