import { brandName } from "../../shared/brand.ts";
import { tidyLine } from "../../shared/enquiry/enquiry-schema.ts";
import type { Messages } from "../i18n.ts";
import type { DeliveredEnquiry } from "./delivery.ts";
import { makeMessageId, receivedAt, signature } from "./mail-facts.ts";
import { type MailPart, writeHtml, writeText } from "./mail-parts.ts";
import type { Mail } from "./mail-transport.ts";

/**
 * The mail that confirms an enquiry to its sender, in their language. It repeats nothing that they
 * typed, not even their name: anyone can enter anyone's address, and the form must not deliver
 * strangers' texts in the firm's name.
 *
 * @param sender the From address, which also receives replies.
 */
export function composeAcknowledgement(
	enquiry: DeliveredEnquiry,
	messages: Messages,
	sender: string,
): Mail {
	const { locale, kind, reference } = enquiry;
	const { t } = messages.instance(locale);
	const firm = brandName(locale);
	const subject = tidyLine(
		t(`mail:acknowledgement.subjects.${kind}`, { reference }),
	);
	const parts: MailPart[] = [
		{ paragraph: t("mail:acknowledgement.greeting") },
		{ paragraph: t(`mail:acknowledgement.received.${kind}`, { firm }) },
		{
			rows: [
				[t("mail:fields.reference"), reference],
				[t("mail:fields.received"), receivedAt(messages, enquiry)],
			],
		},
		{ paragraph: t(`mail:acknowledgement.next.${kind}`) },
		{ paragraph: t("mail:acknowledgement.fee") },
		{ paragraph: t("mail:acknowledgement.mistake") },
		signature(messages, locale),
	];
	return {
		from: { name: firm, address: sender },
		// As an object, so that nodemailer never parses it as several addresses.
		to: { name: "", address: enquiry.email },
		subject,
		text: writeText(parts),
		html: writeHtml(parts, subject, locale),
		messageId: makeMessageId("sender-mail", reference, sender),
		// Keeps auto-responders from answering (RFC 3834).
		headers: { "Auto-Submitted": "auto-replied" },
	};
}
