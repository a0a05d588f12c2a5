import type { i18n } from "i18next";
import { nameTopic } from "../../shared/enquiry/name-topic.ts";
import { locales } from "../../shared/locales.ts";
import { byteOrderMark, csvLine } from "./csv.ts";
import type { DeskRecord } from "./desk-record.ts";
import { deskTimeZone } from "./desk-view.ts";

const columns = [
	"reference",
	"received",
	"kind",
	"state",
	"name",
	"email",
	"phone",
	"company",
	"topic",
	"position",
	"message",
	"language",
	"transfer",
	"attachment",
] as const;

type Cells = Readonly<Record<(typeof columns)[number], string | null>>;

/** What a CSV file says of an enquiry, and above its columns. */
export interface CsvDescription {
	readonly headings: Cells;
	describe(record: DeskRecord): Cells;
}

/** Writes enquiries as a CSV file, part by part, headings first. */
export async function* writeDeskCsv(
	parts: AsyncIterable<readonly DeskRecord[]>,
	{ headings, describe }: CsvDescription,
): AsyncGenerator<string, void> {
	const write = (cells: Cells) => csvLine(columns.map((name) => cells[name]));
	yield byteOrderMark + write(headings);
	for await (const records of parts)
		yield records.map((record) => write(describe(record))).join("");
}

/** In the words of a language, for people. */
export function describeInWords(i18n: i18n): CsvDescription {
	const t = i18n.getFixedT(i18n.language, "desk");
	// The form that spreadsheets know as a time.
	const time = new Intl.DateTimeFormat("sv-SE", {
		dateStyle: "short",
		timeStyle: "medium",
		timeZone: deskTimeZone,
	});
	return {
		headings: t("columns"),
		describe: (record) => ({
			...pickText(record),
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

/** As it is stored, for machines; times in UTC. */
export const describePlainly: CsvDescription = {
	headings: {
		reference: "reference",
		received: "received",
		kind: "kind",
		state: "state",
		name: "name",
		email: "email",
		phone: "phone",
		company: "company",
		topic: "topic",
		position: "position",
		message: "message",
		language: "locale",
		transfer: "transfer_consent",
		attachment: "attachment",
	},
	describe: (record) => ({
		...pickText(record),
		received: new Date(record.createdAt).toISOString(),
		kind: record.kind,
		state: record.state,
		topic: record.topic,
		language: record.locale,
		transfer: record.hasTransferConsent ? "yes" : "no",
	}),
};

function pickText(record: DeskRecord) {
	const { reference, name, email, phone, company, position, message } = record;
	const attachment = record.attachment?.fileName ?? null;
	return {
		...{ reference, name, email, phone, company, position, message },
		attachment,
	};
}
