import {
	type AuditFilter,
	type AuditPlace,
	type AuditQuery,
	auditActions,
} from "./audit-actions.ts";
import { isReference } from "./enquiry/enquiry.ts";
import type { Locale } from "./locales.ts";
import { hrefFor } from "./pages/page-hrefs.ts";

/** Longest name that is read, in characters. */
const maximalName = 200;

/** Parses the query string of the audit page. Invalid values are dropped. */
export function readAuditQuery(search: string): AuditQuery {
	const given = new URLSearchParams(search);
	const read = (name: string) => (given.get(name) ?? "").trim();
	const person = read("person").slice(0, maximalName);
	const action = auditActions.find((known) => known === read("action"));
	const reference = read("reference").toUpperCase();
	const day = read("day");
	const before = readPlace(read("before"));
	return {
		...(person && { person }),
		...(action && { action }),
		...(isReference(reference) && { reference }),
		...(isDay(day) && { day }),
		...(before && { before }),
	};
}

/** Serializes a query, with its `?`; empty if nothing is set. */
export function auditSearch({ before, ...filter }: AuditQuery): string {
	const params = new URLSearchParams(Object.entries(filter));
	if (before) params.set("before", `${before.createdAt}.${before.id}`);
	const text = params.toString();
	return text === "" ? "" : `?${text}`;
}

/** A query without its position. Pagination links keep this part. */
export function auditFilterOf({
	before: _,
	...filter
}: AuditQuery): AuditFilter {
	return filter;
}

/** Path of the CSV export. */
export function auditCsvPath(locale: Locale): string {
	return `${hrefFor("deskAudit", locale)}/export.csv`;
}

function readPlace(text: string): AuditPlace | undefined {
	const [, time, id] = /^(\d{1,15})\.(\d{1,15})$/.exec(text) ?? [];
	return time && id ? { createdAt: Number(time), id: Number(id) } : undefined;
}

/**
 * Whether a text is an existing calendar day such as `2026-11-23`. The calculators have one that
 * allows fewer years; shared with them, it would be a chunk that each of these pages waits for.
 */
function isDay(text: string): boolean {
	if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
	const time = Date.parse(`${text}T00:00:00Z`);
	return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}
