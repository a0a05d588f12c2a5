import { enquiryKinds } from "../../shared/enquiry.ts";
import type { Enquiry } from "../../shared/enquiry-schema.ts";
import { defaultLocale, isLocale } from "../../shared/locales.ts";
import type { EnquiryStore, StoredEnquiry } from "./enquiry-store.ts";
import { makeReference } from "./reference.ts";
import { inTransaction, sqliteFile } from "./sqlite-file.ts";

type Row = Readonly<Record<string, unknown>>;

const insertEnquiry = `
	INSERT INTO enquiries (reference, idempotency_key, kind, locale, name, email, phone, company,
		topic, position, message, transfer_consent, created_at)
	VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
	ON CONFLICT (idempotency_key) DO NOTHING`;
const selectReference =
	"SELECT reference FROM enquiries WHERE idempotency_key = ?";
const selectEnquiry = "SELECT * FROM enquiries WHERE reference = ?";
const deleteCounts = "DELETE FROM post_counts WHERE resets_at <= ?";
const countPost = `
	INSERT INTO post_counts (client, count, resets_at) VALUES (?, 1, ?)
	ON CONFLICT (client) DO UPDATE SET count = post_counts.count + 1
	RETURNING count, resets_at`;

/**
 * The store in a SQLite file, in WAL mode and with `synchronous=FULL`: what is committed outlives
 * the process and the machine's power. The file is created when it is first needed.
 *
 * @param now the time in milliseconds since 1970.
 */
export function openSqliteStore(file: string, now = Date.now): EnquiryStore {
	const sqlite = sqliteFile(file);
	return {
		add: async (enquiry, key) =>
			sqlite.use((database) =>
				inTransaction(database, () => {
					database
						.prepare(insertEnquiry)
						.run(...toColumns(makeReference(), key, enquiry, now()));
					return readText(database.prepare(selectReference).get(key));
				}),
			),
		findReference: async (key) =>
			sqlite.use((database) => {
				const row = database.prepare(selectReference).get(key);
				return row && readText(row);
			}),
		find: async (reference) =>
			sqlite.use((database) => {
				const row = database.prepare(selectEnquiry).get(reference);
				return row && toEnquiry(row);
			}),
		countPost: async (client, windowMs) =>
			sqlite.use((database) =>
				inTransaction(database, () => {
					const time = now();
					database.prepare(deleteCounts).run(time);
					const row = database.prepare(countPost).get(client, time + windowMs);
					return {
						count: Number(row?.count),
						resetsAt: Number(row?.resets_at),
					};
				}),
			),
		isUp: async () => {
			try {
				sqlite.use((database) => inTransaction(database, () => undefined));
				return true;
			} catch {
				return false;
			}
		},
		close: async () => sqlite.close(),
	};
}

function toColumns(
	reference: string,
	key: string,
	enquiry: Enquiry,
	createdAt: number,
) {
	const { kind, locale, name, email, message, transfer } = enquiry;
	const optional = [
		enquiry.phone,
		enquiry.company,
		enquiry.topic,
		enquiry.position,
	].map((text) => text || null);
	return [
		...[reference, key, kind, locale, name, email],
		...optional,
		...[message, transfer ? 1 : 0, createdAt],
	];
}

function toEnquiry(row: Row): StoredEnquiry {
	const text = (name: string) => String(row[name]);
	const optional = (name: string) => (row[name] === null ? null : text(name));
	return {
		reference: text("reference"),
		createdAt: Number(row.created_at),
		kind: enquiryKinds.find((kind) => kind === row.kind) ?? "consultation",
		locale: isLocale(row.locale) ? row.locale : defaultLocale,
		name: text("name"),
		email: text("email"),
		phone: optional("phone"),
		company: optional("company"),
		topic: optional("topic"),
		position: optional("position"),
		message: text("message"),
		consent: true,
		transfer: row.transfer_consent === 1 ? true : null,
	};
}

function readText(row: Row | undefined): string {
	const { reference } = row ?? {};
	if (typeof reference !== "string") throw new Error("no reference stored");
	return reference;
}
