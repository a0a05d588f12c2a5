import type { EnquiryState, StaffAccount } from "../../shared/enquiry/desk.ts";
import {
	type Actor,
	type AuditEntry,
	recordAudit,
} from "../audit/audit-trail.ts";
import type { Queries, SiteDatabase } from "../database/database.ts";
import {
	type LockedEnquiry,
	lockEnquiry,
	retryDead,
	updateEnquiry,
} from "./change-statements.ts";
import { eraseEnquiries } from "./desk-statements.ts";

/**
 * Milliseconds within which an identical note by the same author counts once: a proxy's retry or a
 * double click adds nothing.
 */
export const sameNoteMs = 2 * 60 * 1000;

/**
 * Changes by staff. Each is stored in one transaction with its author and its entry in the audit
 * trail. Changes of one enquiry return whether it exists.
 *
 * @param now the time in milliseconds since 1970.
 */
export function createDeskChanges(database: SiteDatabase, now: () => number) {
	const record = (db: Queries, ...entries: AuditEntry[]) =>
		recordAudit(db, entries, now());

	/** Runs a change on a locked enquiry, if it exists. */
	const change = (
		reference: string,
		work: (db: Queries, row: LockedEnquiry) => Promise<void>,
	): Promise<boolean> =>
		database.transaction(async (db) => {
			const row = await lockEnquiry(db, reference);
			if (row) await work(db, row);
			return row !== undefined;
		});

	const addEvent = (
		db: Queries,
		actor: Actor,
		event: { reference: string; kind: string; text: string },
	) =>
		db
			.insertInto("enquiry_events")
			.values({
				...event,
				created_at: now(),
				author_id: actor.id,
				author_name: actor.name,
			})
			.execute();

	return {
		setState: (reference: string, state: EnquiryState, actor: Actor) =>
			change(reference, async (db, row) => {
				if (row.state === state) return;
				await updateEnquiry(db, reference, { state });
				await addEvent(db, actor, { reference, kind: "state", text: state });
				await record(db, { action: "state", actor, reference, detail: state });
			}),

		/** Assigns an enquiry to an account, or to nobody. */
		assign: (reference: string, account: StaffAccount | null, actor: Actor) =>
			change(reference, async (db, row) => {
				const { id = null, name = null } = account ?? {};
				if (row.assignee_id === id) return;
				await updateEnquiry(db, reference, {
					assignee_id: id,
					assignee_name: name,
				});
				const text = name ?? "";
				await addEvent(db, actor, { reference, kind: "assignee", text });
				const detail = name ?? undefined;
				await record(db, { action: "assign", actor, reference, detail });
			}),

		/** Adds a note, unless it repeats this author's last one within {@link sameNoteMs}. */
		addNote: (reference: string, text: string, actor: Actor) =>
			change(reference, async (db, row) => {
				const last = await db
					.selectFrom("enquiry_events")
					.select(["text", "created_at"])
					.where("reference", "=", reference)
					.where("kind", "=", "note")
					.where("author_id", actor.id === null ? "is" : "=", actor.id)
					.where("author_name", "=", actor.name)
					.orderBy("id", "desc")
					.limit(1)
					.executeTakeFirst();
				if (last?.text === text && now() - last.created_at < sameNoteMs) return;
				const search_text = `${row.search_text} ${text.toLowerCase()}`;
				await updateEnquiry(db, reference, { search_text });
				await addEvent(db, actor, { reference, kind: "note", text });
				await record(db, { action: "note", actor, reference });
			}),

		/** Makes a dead delivery due again. */
		retryDelivery: (reference: string, id: number, actor: Actor) =>
			database.transaction(async (db) => {
				const retried = await retryDead(db, now())
					.where("id", "=", id)
					.where("reference", "=", reference)
					.returning("kind")
					.executeTakeFirst();
				if (!retried) return false;
				const detail = retried.kind;
				await record(db, { action: "retry", actor, reference, detail });
				return true;
			}),

		/** Makes all dead deliveries due again and returns their number. */
		retryAll: (actor: Actor) =>
			database.transaction(async (db) => {
				const { numUpdatedRows } = await retryDead(
					db,
					now(),
				).executeTakeFirstOrThrow();
				const count = Number(numUpdatedRows);
				const detail = String(count);
				if (count > 0) await record(db, { action: "retry", actor, detail });
				return count;
			}),

		/** Erases all enquiries from an address, ignoring letter case; returns their number. */
		erasePerson: async (email: string, actor: Actor) => {
			const erased = await database.erase(async (db) => {
				const references = await eraseEnquiries(db, email);
				const entries = references.map((reference): AuditEntry => {
					return { action: "erase", actor, reference };
				});
				await record(db, ...entries);
				return references;
			});
			return erased.length;
		},
	};
}
