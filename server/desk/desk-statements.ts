import { sql } from "kysely";
import {
	deliveryKinds,
	deliveryStates,
	enquiryStates,
} from "../../shared/enquiry/desk.ts";
import type { Queries } from "../database/database.ts";
import {
	type EventRecord,
	type FoundEnquiry,
	selectRecords,
	toRecord,
} from "./desk-record.ts";

/** Whether there is an enquiry with this reference. */
export async function hasEnquiry(
	db: Queries,
	reference: string,
): Promise<boolean> {
	const row = await db
		.selectFrom("enquiries")
		.select("reference")
		.where("reference", "=", reference)
		.executeTakeFirst();
	return row !== undefined;
}

/** An enquiry with its history and its deliveries. */
export async function findEnquiry(
	db: Queries,
	reference: string,
): Promise<FoundEnquiry | undefined> {
	const row = await selectRecords(db)
		.where("enquiries.reference", "=", reference)
		.executeTakeFirst();
	if (!row) return undefined;
	const events = await db
		.selectFrom("enquiry_events")
		.selectAll()
		.where("reference", "=", reference)
		.orderBy("id")
		.execute();
	const deliveries = await db
		.selectFrom("outbox")
		.selectAll()
		.where("reference", "=", reference)
		.orderBy("id")
		.execute();
	return {
		record: toRecord(row),
		events: events.map(({ id, kind, text, created_at }): EventRecord => {
			const state = enquiryStates.find((known) => known === text);
			return kind === "state" && state
				? { id, kind, state, createdAt: created_at }
				: { id, kind: "note", text, createdAt: created_at };
		}),
		deliveries: deliveries.map((delivery) => ({
			id: delivery.id,
			kind: deliveryKinds.find((kind) => kind === delivery.kind) ?? "webhook",
			state:
				deliveryStates.find((state) => state === delivery.state) ?? "waiting",
			attempts: delivery.attempts,
			lastError: delivery.last_error,
			dueAt: delivery.due_at,
			deliveredAt: delivery.delivered_at,
		})),
	};
}

/** Deletes all enquiries from an address and what belongs to them; answers how many. */
export async function eraseEnquiries(
	db: Queries,
	email: string,
): Promise<number> {
	const isTheirs = sql<boolean>`lower(email) = lower(${email})`;
	// Also where the database does not delete along.
	for (const table of ["attachments", "enquiry_events", "outbox"] as const)
		await db
			.deleteFrom(table)
			.where("reference", "in", (of) =>
				of.selectFrom("enquiries").select("reference").where(isTheirs),
			)
			.execute();
	const { numDeletedRows } = await db
		.deleteFrom("enquiries")
		.where(isTheirs)
		.executeTakeFirstOrThrow();
	return Number(numDeletedRows);
}
