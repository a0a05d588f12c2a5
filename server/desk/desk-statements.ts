import { type Selectable, sql } from "kysely";
import { deliveryKinds, deliveryStates } from "../../shared/enquiry/desk.ts";
import { comparedAddress } from "../../shared/enquiry/mail-address.ts";
import type { Queries } from "../database/database.ts";
import type { Schema } from "../database/migrations/schema.ts";
import { readKind } from "../enquiries/enquiry-queries.ts";
import {
	type EventRecord,
	type FoundEnquiry,
	readState,
	type SiblingRecord,
	selectRecords,
	toRecord,
} from "./desk-record.ts";

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
		.select(["id", "kind", "state", "attempts", "last_error as lastError"])
		.select(["due_at as dueAt", "delivered_at as deliveredAt"])
		.where("reference", "=", reference)
		.orderBy("id")
		.execute();
	return {
		record: toRecord(row),
		events: events.map(toEvent),
		deliveries: deliveries.map((delivery) => ({
			...delivery,
			kind: deliveryKinds.find((kind) => kind === delivery.kind) ?? "webhook",
			state:
				deliveryStates.find((state) => state === delivery.state) ?? "waiting",
		})),
		siblings: await findSiblings(db, row.reference, row.email),
	};
}

function toEvent(row: Selectable<Schema["enquiry_events"]>): EventRecord {
	const { id, kind, text, author_name: name } = row;
	const author = name === null ? null : { id: row.author_id, name };
	const about = { id, author, createdAt: row.created_at };
	const state = readState(text);
	if (kind === "state" && state) return { ...about, kind, state };
	if (kind === "assignee") return { ...about, kind, assignee: text || null };
	return { ...about, kind: "note", text };
}

/** The most other enquiries listed for one sender. */
const maximalSiblings = 20;

/** The newest other enquiries from an address, ignoring letter case. */
async function findSiblings(
	db: Queries,
	reference: string,
	email: string,
): Promise<SiblingRecord[]> {
	const rows = await db
		.selectFrom("enquiries")
		.select(["reference", "kind", "position", "state"])
		.select("created_at as createdAt")
		.where(isFrom(email))
		.where("reference", "<>", reference)
		// `+ 0` hides the time index from PostgreSQL, which would otherwise scan all of it.
		.orderBy(sql`created_at + 0`, "desc")
		.orderBy("reference", "desc")
		.limit(maximalSiblings)
		.execute();
	return rows.map((row) => ({
		...row,
		kind: readKind(row.kind),
		state: readState(row.state) ?? "new",
	}));
}

/** The references of all enquiries from an address, ignoring letter case, oldest first. */
export async function referencesFrom(
	db: Queries,
	email: string,
): Promise<string[]> {
	const rows = await db
		.selectFrom("enquiries")
		.select("reference")
		.where(isFrom(email))
		.orderBy("created_at")
		.execute();
	return rows.map(({ reference }) => reference);
}

function isFrom(email: string) {
	return sql<boolean>`lower(email) = ${comparedAddress(email)}`;
}
