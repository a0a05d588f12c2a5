import { brand, brandName } from "../../shared/brand.ts";
import type { DeliveryKind } from "../../shared/enquiry/desk.ts";
import type { Locale } from "../../shared/locales.ts";
import type { Message } from "../../shared/pages/page-data.ts";
import { readMessage } from "../../shared/pages/page-messages.ts";
import { listOf, messageAt, stringAt } from "../content/message-trees.ts";
import type { Messages } from "../i18n.ts";
import type { DeliveredEnquiry } from "./delivery.ts";
import type { MailPart } from "./mail-parts.ts";

/** The firm's name and its head office's address and phone number, in lines. */
export function signature(messages: Messages, locale: Locale): MailPart {
	const { t } = messages.instance(locale);
	const office = headOffice(messages, locale);
	const street = listOf(messageAt(office, "address")).map(String);
	const place = ["postalBox", "locality", "countryName"].map((key) =>
		stringAt(office, key),
	);
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

/** When an enquiry was received, in the head office's time zone. */
export function receivedAt(
	messages: Messages,
	{ locale, createdAt }: DeliveredEnquiry,
): string {
	const office = headOffice(messages, locale);
	const timeZone = stringAt(office, "timeZone") || "UTC";
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

function headOffice(messages: Messages, locale: Locale): Message | undefined {
	const [first] = listOf(
		readMessage(messages.read(locale, "offices"), "items"),
	);
	return first;
}

/**
 * A mail's Message-ID (RFC 5322, section 3.6.4). It is the same for every attempt, so that
 * duplicates can be recognized.
 *
 * @param sender the mail's From address.
 */
export function makeMessageId(
	kind: DeliveryKind,
	reference: string,
	sender: string,
): string {
	const domain = sender.slice(sender.lastIndexOf("@") + 1);
	return `<${kind}.${reference}@${domain}>`;
}
