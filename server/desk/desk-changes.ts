import type { Selectable, Updateable } from "kysely";
import type { EnquiryState, StaffAccount } from "../../shared/enquiry/desk.ts";
import {
	type Actor,
	type AuditEntry,
	recordAudit,
} from "../audit/audit-trail.ts";
import type { Queries, SiteDatabase } from "../database/database.ts";
import { eraseReferences } from "../database/erasure/erase-references.ts";
import type { Schema } from "../database/migrations/schema.ts";
import { forgetMailbox } from "../delivery/limit-acknowledgements.ts";
import { referencesFrom } from "./desk-statements.ts";

/**
 * Milliseconds within which an identical note by the same author counts once: a proxy's retry or a
 * double click adds nothing.
 */
export const sameNoteMs = 2 * 60 * 1000;

/** What an enquiry's change depends on. */
type Locked = Pick<
	Selectable<Schema["enquiries"]>,
	"state" | "assignee_id" | "search_text"
>;

/** A change of an enquiry's columns, with its event in the history and its entry in the trail. */
interface Change {
	readonly columns: Updateable<Schema["enquiries"]>;
	readonly event: Pick<Selectable<Schema["enquiry_events"]>, "kind" | "text">;
	readonly entry: Pick<AuditEntry, "action" | "detail">;
}

/**
 * Changes by staff. Each is stored in one transaction with its author and its entry in the audit
 * trail. Changes of one enquiry return whether it exists.
 *
 * @param now the time in milliseconds since 1970.
 */
export function createDeskChanges(database: SiteDatabase, now: () => number) {
	const record = (db: Queries, entry: AuditEntry) =>
		recordAudit(db, [entry], now());

	/** @param decide on the change of a locked enquiry; `undefined` leaves it as it is. */
	const change = (
		reference: string,
		actor: Actor,
		decide: (row: Locked, db: Queries) => Promise<Change | undefined>,
	): Promise<boolean> =>
		database.transaction(async (db) => {
			const row = await db
				.selectFrom("enquiries")
				.select(["state", "assignee_id", "search_text"])
				.where("reference", "=", reference)
				.forUpdate()
				.executeTakeFirst();
			const made = row && (await decide(row, db));
			if (!made) return row !== undefined;
			await db
				.updateTable("enquiries")
				.set(made.columns)
				.where("reference", "=", reference)
				.execute();
			await db
				.insertInto("enquiry_events")
				.values({
					...made.event,
					reference,
					created_at: now(),
					author_id: actor.id,
					author_name: actor.name,
				})
				.execute();
			await record(db, { ...made.entry, actor, reference });
			return true;
		});

	const erase = async (
		actor: Actor,
		find: (db: Queries) => Promise<readonly string[]>,
	): Promise<number> => {
		const erased = await database.erase(async (db) => {
			const references = await eraseReferences(db, await find(db));
			const entry = { action: "erase", actor } as const;
			const entries = references.map((reference) => ({ ...entry, reference }));
			await recordAudit(db, entries, now());
			return references;
		});
		return erased.length;
	};

	const retryDead = (db: Queries) =>
		db
			.updateTable("outbox")
			.set({ state: "waiting", attempts: 0, due_at: now(), leased_until: 0 })
			.where("state", "=", "dead");

	return {
		setState: (reference: string, state: EnquiryState, actor: Actor) =>
			change(reference, actor, async (row) =>
				row.state === state
					? undefined
					: {
							columns: { state },
							event: { kind: "state", text: state },
							entry: { action: "state", detail: state },
						},
			),

		/** Assigns an enquiry to an account, or to nobody. */
		assign: (reference: string, account: StaffAccount | null, actor: Actor) =>
			change(reference, actor, async (row) => {
				const { id = null, name = null } = account ?? {};
				if (row.assignee_id === id) return undefined;
				return {
					columns: { assignee_id: id, assignee_name: name },
					event: { kind: "assignee", text: name ?? "" },
					entry: { action: "assign", detail: name ?? undefined },
				};
			}),

		/** Adds a note, unless it repeats this author's last one within {@link sameNoteMs}. */
		addNote: (reference: string, text: string, actor: Actor) =>
			change(reference, actor, async (row, db) => {
				const last = await db
					.selectFrom("enquiry_events")
					.select(["text", "created_at"])
					.where("reference", "=", reference)
					.where("kind", "=", "note")
					.where("author_id", "is not distinct from", actor.id)
					.where("author_name", "=", actor.name)
					.orderBy("id", "desc")
					.limit(1)
					.executeTakeFirst();
				if (last?.text === text && now() - last.created_at < sameNoteMs)
					return undefined;
				return {
					columns: { search_text: `${row.search_text} ${text.toLowerCase()}` },
					event: { kind: "note", text },
					entry: { action: "note" },
				};
			}),

		/** Makes a dead delivery due again. */
		retryDelivery: (reference: string, id: number, actor: Actor) =>
			database.transaction(async (db) => {
				const retried = await retryDead(db)
					.where("id", "=", id)
					.where("reference", "=", reference)
					.returning("kind as detail")
					.executeTakeFirst();
				if (!retried) return false;
				await record(db, { action: "retry", actor, reference, ...retried });
				return true;
			}),

		/** Makes all dead deliveries due again and returns their number. */
		retryAll: (actor: Actor) =>
			database.transaction(async (db) => {
				const { numUpdatedRows } =
					await retryDead(db).executeTakeFirstOrThrow();
				const count = Number(numUpdatedRows);
				const detail = String(count);
				if (count > 0) await record(db, { action: "retry", actor, detail });
				return count;
			}),

		/** Erases all enquiries from an address, ignoring letter case; returns their number. */
		erasePerson: (email: string, actor: Actor) =>
			erase(actor, async (db) => {
				await forgetMailbox(db, email);
				return referencesFrom(db, email);
			}),

		/** Erases the enquiries that still exist of these; returns their number. */
		eraseAll: (references: readonly string[], actor: Actor) =>
			erase(actor, async () => references),
	};
}
