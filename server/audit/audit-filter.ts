import { type Expression, type RawBuilder, type SqlBool, sql } from "kysely";
import type { AuditFilter, AuditPlace } from "../../shared/audit-actions.ts";

/** Whether an entry passes the whole filter. */
export function passesAudit(filter: AuditFilter): Expression<SqlBool> {
	const { person, action, reference, day } = filter;
	const start = day === undefined ? 0 : Date.parse(`${day}T00:00:00+04:00`);
	const conditions = {
		person: person === undefined ? [] : [sql`staff_name = ${person}`],
		action: action === undefined ? [] : [sql`action = ${action}`],
		reference: reference === undefined ? [] : [sql`reference = ${reference}`],
		day:
			day === undefined
				? []
				: [sql`created_at >= ${start} AND created_at < ${start + dayMs}`],
	} satisfies Record<keyof AuditFilter, readonly RawBuilder<unknown>[]>;
	const all = [sql`1 = 1`, ...Object.values(conditions).flat()];
	return sql<SqlBool>`${sql.join(all, sql` AND `)}`;
}

const dayMs = 24 * 60 * 60 * 1000;

/** Whether an entry comes after a place in the list, which is newest first. */
export function isOlder(place: AuditPlace | undefined): Expression<SqlBool> {
	return place
		? sql<SqlBool>`(created_at, id) < (${place.createdAt}, ${place.id})`
		: sql<SqlBool>`1 = 1`;
}
