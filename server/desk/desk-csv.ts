import type { i18n } from "i18next";
import { nameTopic } from "../../shared/enquiry/name-topic.ts";
import { locales } from "../../shared/locales.ts";
import type { CsvDescription } from "./csv.ts";
import type { DeskRecord } from "./desk-record.ts";
import { deskTimeZone } from "./desk-view.ts";

/** A record's fields by column, except for one that is internal to the desk. */
type Column =
	| Exclude<
			keyof DeskRecord,
			"createdAt" | "hasFailed" | "hasTransferConsent" | "locale"
	  >
	| "received"
	| "language"
	| "transfer";

type DeskCsv = CsvDescription<DeskRecord, Column>;

/** For people, in a language's words. */
export function describeInWords(i18n: i18n): DeskCsv {
	const t = i18n.getFixedT(i18n.language, "desk");
	// Swedish formatting is ISO-like, which spreadsheets recognize as a time.
	const time = new Intl.DateTimeFormat("sv-SE", {
		dateStyle: "short",
		timeStyle: "medium",
		timeZone: deskTimeZone,
	});
	return {
		headings: t("columns"),
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
export const describePlainly: DeskCsv = {
	headings: {
		reference: "reference",
		received: "received",
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
		language: "locale",
		transfer: "transfer_consent",
		attachment: "attachment",
	},
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
