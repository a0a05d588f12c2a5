import type { i18n } from "i18next";
import { nameTopic } from "../../shared/enquiry/name-topic.ts";
import { locales } from "../../shared/locales.ts";
import { byteOrderMark, csvLine } from "./csv.ts";
import type { DeskRecord } from "./desk-record.ts";
import { deskTimeZone } from "./desk-view.ts";

/** The column of each field of a record. `hasFailed` is internal to the desk. */
const columnOf = {
	reference: "reference",
	createdAt: "received",
	kind: "kind",
	state: "state",
	assignee: "assignee",
	name: "name",
	email: "email",
	phone: "phone",
	company: "company",
	topic: "topic",
	position: "position",
	message: "message",
	locale: "language",
	hasTransferConsent: "transfer",
	attachment: "attachment",
} as const satisfies Record<Exclude<keyof DeskRecord, "hasFailed">, string>;

const columns = Object.values(columnOf);

type Cells = Readonly<Record<(typeof columns)[number], string | null>>;

/** How enquiries and column headings are written. */
export interface CsvDescription {
	/** Falls back to the column's name. */
	readonly headings: Partial<Cells>;
	describe(record: DeskRecord): Cells;
}

/** Streams enquiries as a CSV file, headings first. */
export async function* writeDeskCsv(
	parts: AsyncIterable<readonly DeskRecord[]>,
	{ headings, describe }: CsvDescription,
): AsyncGenerator<string, void> {
	const write = (cells: Cells) => csvLine(columns.map((name) => cells[name]));
	yield byteOrderMark + csvLine(columns.map((name) => headings[name] ?? name));
	for await (const records of parts)
		yield records.map((record) => write(describe(record))).join("");
}

/** For people, in a language's words. */
export function describeInWords(i18n: i18n): CsvDescription {
	const t = i18n.getFixedT(i18n.language, "desk");
	// Swedish formatting is ISO-like, which spreadsheets recognize as a time.
	const time = new Intl.DateTimeFormat("sv-SE", {
		dateStyle: "short",
		timeStyle: "medium",
		timeZone: deskTimeZone,
	});
	return {
		headings: t("columns") satisfies Cells,
		describe: (record) => ({
			...flatten(record),
			received: time.format(record.createdAt),
			kind: t(`kinds.${record.kind}`),
			state: t(`states.${record.state}`),
			topic: record.topic && nameTopic(record.topic, i18n),
			language: locales[record.locale].label,
			transfer: t(
				record.hasTransferConsent ? "enquiry.given" : "enquiry.notGiven",
			),
		}),
	};
}

/** For programs: stored values, and times in UTC. */
export const describePlainly: CsvDescription = {
	headings: { language: "locale", transfer: "transfer_consent" },
	describe: (record) => ({
		...flatten(record),
		received: new Date(record.createdAt).toISOString(),
		language: record.locale,
		transfer: record.hasTransferConsent ? "yes" : "no",
	}),
};

/** A record with its assignee and file as text. */
function flatten(record: DeskRecord) {
	return {
		...record,
		assignee: record.assignee?.name ?? null,
		attachment: record.attachment?.fileName ?? null,
	};
}
