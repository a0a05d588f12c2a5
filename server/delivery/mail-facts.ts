import { brand, brandName } from "../../shared/brand.ts";
import {
	listOf,
	messageAt,
	textOf,
} from "../../shared/linked-data/linked-data-source.ts";
import { type Locale, locales } from "../../shared/locales.ts";
import type { Message } from "../../shared/pages/page-data.ts";
import { readMessage } from "../../shared/pages/page-messages.ts";
import type { Messages } from "../i18n.ts";
import type { DeliveredEnquiry } from "./delivery.ts";
import { type MailPart, toLine } from "./mail-parts.ts";

/** The firm's name, and its head office's address and phone, in lines. */
export function signature(messages: Messages, locale: Locale): MailPart {
	const { t } = messages.instance(locale);
	const office = headOffice(messages, locale);
	const street = office ? listOf(messageAt(office, "address")).map(String) : [];
	const place = office
		? ["postalBox", "locality", "countryName"].map((key) => textOf(office, key))
		: [];
	const { email, phone } = brand.contact;
	return {
		lines: [
			brandName(locale),
			...[...street, ...place].filter(Boolean),
			t("mail:signature.phone", { phone }),
			email,
		],
	};
}

/** When an enquiry was received, by the head office's clock. */
export function receivedAt(
	messages: Messages,
	{ locale, createdAt }: DeliveredEnquiry,
): string {
	const office = headOffice(messages, locale);
	const timeZone = (office && textOf(office, "timeZone")) || "UTC";
	return new Intl.DateTimeFormat(locale, {
		year: "numeric",
		month: "long",
		day: "numeric",
		hour: "numeric",
		minute: "numeric",
		timeZone,
		timeZoneName: "short",
	}).format(createdAt);
}

/** What an enquiry is about, by its name where it is one of the form's choices. */
export function topicName(
	messages: Messages,
	{ locale, topic }: DeliveredEnquiry,
): string {
	if (!topic) return "";
	const [group = "", name] = topic.split("/");
	const key = topicGroups.get(group);
	const named =
		key && name
			? readMessage(messages.read(locale, "common"), `${key}.${name}`)
			: readMessage(messages.read(locale, "enquiry"), `topics.${topic}`);
	return typeof named === "string" ? named : toLine(topic);
}

const topicGroups: ReadonlyMap<string, string> = new Map([
	["industry", "names.industries"],
	["service", "names.services"],
]);

/** The language that the sender reads, by its own name. */
export function languageName(locale: Locale): string {
	return locales[locale].label;
}

function headOffice(messages: Messages, locale: Locale): Message | undefined {
	const [first] = listOf(
		readMessage(messages.read(locale, "offices"), "items"),
	);
	return first;
}
