import pino from "pino";
import type { DeliveryKind } from "../../shared/enquiry/desk.ts";
import type { SiteDatabase } from "../database/database.ts";
import { makeReference } from "../enquiries/reference.ts";
import type { DeliveredEnquiry, Delivery } from "./delivery.ts";

/** A test enquiry with the given changes. */
function makeEnquiry(change: Partial<DeliveredEnquiry> = {}): DeliveredEnquiry {
	return {
		reference: makeReference(),
		kind: "consultation",
		locale: "en-US",
		createdAt: Date.UTC(2026, 10, 21, 8, 30),
		name: "Li Wei",
		email: "li.wei@example.com",
		phone: "+86 138 0000 0000",
		company: "Example Trading",
		topic: "industry/oil-gas",
		position: null,
		message: "Two welders in Doha.\nFrom March.",
		hasAttachment: false,
		...change,
	};
}

/** A claimed delivery, for testing handlers directly. */
export function makeDelivery(
	kind: DeliveryKind,
	change: Partial<DeliveredEnquiry> = {},
): Delivery {
	return { id: 1, kind, attempt: 1, enquiry: makeEnquiry(change) };
}

/** Stores an enquiry with its deliveries, due from its creation on, and returns it. */
export async function storeEnquiry(
	database: SiteDatabase,
	deliveries: readonly DeliveryKind[],
	change: Partial<DeliveredEnquiry> = {},
): Promise<DeliveredEnquiry> {
	const enquiry = makeEnquiry(change);
	const { createdAt, hasAttachment, ...row } = enquiry;
	const { reference } = row;
	await database.transaction(async (db) => {
		await db
			.insertInto("enquiries")
			.values({
				...row,
				idempotency_key: reference,
				transfer_consent: 0,
				created_at: createdAt,
			})
			.execute();
		if (hasAttachment)
			await db
				.insertInto("attachments")
				.values({
					reference,
					file_name: "cv.pdf",
					media_type: "application/pdf",
					size: 4,
					bytes: Buffer.from("%PDF"),
				})
				.execute();
		for (const kind of deliveries)
			await db
				.insertInto("outbox")
				.values({
					reference,
					kind,
					state: "waiting",
					due_at: createdAt,
					leased_until: 0,
					attempts: 0,
					created_at: createdAt,
				})
				.execute();
	});
	return enquiry;
}

/** The deliveries in the outbox, in the order in which they were stored. */
export async function readOutbox(database: SiteDatabase) {
	return database.use((db) =>
		db
			.selectFrom("outbox")
			.select(["reference", "kind", "state", "attempts"])
			.select(["due_at", "leased_until", "last_error", "delivered_at"])
			.orderBy("id")
			.execute(),
	);
}

/** A logger whose lines can be read. */
export function recordLog() {
	const lines: string[] = [];
	const logger = pino(
		{ level: "trace" },
		{ write: (line: string) => void lines.push(line) },
	);
	return {
		logger,
		text: () => lines.join(""),
		messages: () => lines.map((line): string => JSON.parse(line).msg),
	};
}
