import { type Expression, type RawBuilder, type SqlBool, sql } from "kysely";
import {
	type AuditAction,
	type AuditFilter,
	type AuditPlace,
	type AuditRow,
	auditActions,
} from "../../shared/audit-actions.ts";
import type { Queries, SiteDatabase } from "../database/database.ts";
import { listDistinct } from "../database/list-distinct.ts";

/** Who acts, and from where. */
export interface Actor {
	/** The account's id; `null` for the emergency key and operators. */
	readonly id: number | null;
	readonly name: string;
	/** The client's network address; `null` if there is none. */
	readonly address: string | null;
}

export interface AuditEntry {
	readonly action: AuditAction;
	readonly actor: Actor;
	/** The affected enquiry. */
	readonly reference?: string | undefined;
	/** Further facts, such as the new state; never a sender's personal data. */
	readonly detail?: string | undefined;
}

/** A stored entry. */
export interface AuditRecord extends Omit<AuditRow, "at"> {
	/** Milliseconds since 1970. */
	readonly createdAt: number;
}

const exportedRows = 500;

export type AuditTrail = ReturnType<typeof createAuditTrail>;

/**
 * The audit trail: entries are added, but never changed. Only old refused sign-ins are deleted. Every
 * method rejects with a `StoreDownError` while the database is unavailable.
 *
 * @param now the time in milliseconds since 1970.
 */
export function createAuditTrail(
	database: SiteDatabase,
	now: () => number = Date.now,
) {
	/** Entries that pass the filter, newest first. */
	const list = (
		filter: AuditFilter,
		before: AuditPlace | undefined,
		limit: number,
	): Promise<readonly AuditRecord[]> =>
		database.use(async (db) => {
			const rows = await db
				.selectFrom("audit")
				.select(["id", "action", "address", "reference", "detail"])
				.select("created_at as createdAt")
				.select(["staff_id as staffId", "staff_name as staffName"])
				.where(passesAudit(filter))
				.where(isOlder(before))
				.orderBy("created_at", "desc")
				.orderBy("id", "desc")
				.limit(limit)
				.execute();
			return rows.map((row) => ({
				...row,
				action: auditActions.find((known) => known === row.action) ?? "other",
			}));
		});

	return {
		/** Records data about to be shown or sent. Changes are recorded in their own transactions. */
		record: (entries: readonly AuditEntry[]) =>
			database.transaction((db) => recordAudit(db, entries, now())),
		list,
		/** The names of all actors. */
		people: () =>
			database.use((db) => listDistinct(db, ["audit", "staff_name"])),
		/** All entries that pass the filter, newest first, in batches. */
		async *exportAll(
			filter: AuditFilter,
		): AsyncGenerator<readonly AuditRecord[]> {
			let place: AuditPlace | undefined;
			for (;;) {
				const rows = await list(filter, place, exportedRows);
				const last = rows.at(-1);
				if (!last) return;
				yield rows;
				place = last;
			}
		},
	};
}

/**
 * Adds entries to the audit trail, in the transaction of the recorded change.
 *
 * @param time now, in milliseconds since 1970.
 */
export async function recordAudit(
	db: Queries,
	entries: readonly AuditEntry[],
	time: number,
): Promise<void> {
	const rows = entries.map(({ action, actor, reference, detail }) => ({
		created_at: time,
		action,
		staff_id: actor.id,
		staff_name: actor.name,
		address: actor.address,
		reference: reference ?? null,
		detail: detail ?? null,
	}));
	// Databases limit the number of parameters per statement.
	for (let start = 0; start < rows.length; start += 500)
		await db
			.insertInto("audit")
			.values(rows.slice(start, start + 500))
			.execute();
}

/** Whether an entry passes the whole filter. */
function passesAudit(filter: AuditFilter): Expression<SqlBool> {
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
function isOlder(place: AuditPlace | undefined): Expression<SqlBool> {
	return place
		? sql<SqlBool>`(created_at, id) < (${place.createdAt}, ${place.id})`
		: sql<SqlBool>`1 = 1`;
}
