import type { Queries } from "../database/database.ts";

/** The part of an enquiry that changes depend on. */
export interface LockedEnquiry {
	readonly state: string;
	readonly assignee_id: number | null;
	readonly search_text: string;
}

/** Reads an enquiry and locks it until the transaction ends. */
export function lockEnquiry(
	db: Queries,
	reference: string,
): Promise<LockedEnquiry | undefined> {
	return db
		.selectFrom("enquiries")
		.select(["state", "assignee_id", "search_text"])
		.where("reference", "=", reference)
		.forUpdate()
		.executeTakeFirst();
}

/** Updates the columns that staff can change. */
export async function updateEnquiry(
	db: Queries,
	reference: string,
	values: {
		readonly state?: string;
		readonly assignee_id?: number | null;
		readonly assignee_name?: string | null;
		readonly search_text?: string;
	},
): Promise<void> {
	await db
		.updateTable("enquiries")
		.set(values)
		.where("reference", "=", reference)
		.execute();
}

/** The statement that makes dead deliveries due again. */
export function retryDead(db: Queries, time: number) {
	return db
		.updateTable("outbox")
		.set({ state: "waiting", attempts: 0, due_at: time, leased_until: 0 })
		.where("state", "=", "dead");
}
