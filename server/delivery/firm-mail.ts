import { brandName } from "../../shared/brand.ts";
import { nameTopic } from "../../shared/enquiry/name-topic.ts";
import { locales } from "../../shared/locales.ts";
import type { Messages } from "../i18n.ts";
import type { DeliveredEnquiry } from "./delivery.ts";
import { receivedAt } from "./mail-facts.ts";
import { makeMessageId } from "./mail-id.ts";
import { type MailPart, toLine, writeHtml, writeText } from "./mail-parts.ts";
import type { Mail } from "./mail-transport.ts";

/**
 * The mail that tells the firm of an enquiry, in the enquiry's language, so that whoever can read
 * the message can read the rest. Its subject holds nothing that the sender wrote.
 *
 * @param recipients the firm's addresses, of which the first is also the mail's sender.
 */
export function composeFirmMail(
	enquiry: DeliveredEnquiry,
	messages: Messages,
	recipients: readonly [string, ...string[]],
): Mail {
	const { locale, kind, reference } = enquiry;
	const { t } = messages.instance(locale);
	const [sender] = recipients;
	const replyTo = replyAddress(enquiry);
	const subject = toLine(
		t("mail:firm.subject", { kind: t(`mail:kinds.${kind}`), reference }),
	);
	const parts: MailPart[] = [
		{
			paragraph: replyTo
				? t("mail:firm.introduction")
				: t("mail:firm.introductionWithoutReply"),
		},
		{ rows: describe(enquiry, messages) },
		{ paragraph: t("mail:firm.message") },
		{ quote: enquiry.message },
		...(enquiry.hasAttachment
			? [{ paragraph: t("mail:firm.attachment") }]
			: []),
		{ paragraph: t("mail:firm.again") },
	];
	return {
		from: { name: brandName(locale), address: sender },
		to: [...recipients],
		...(replyTo && { replyTo }),
		subject,
		text: writeText(parts),
		html: writeHtml(parts, subject, locale),
		messageId: makeMessageId("firm-mail", reference, sender),
	};
}

type Row = readonly [label: string, value: string];

/** Label and value of every field but the message, which stands by itself, and of what else is told. */
type Rows = Readonly<
	Record<Exclude<keyof DeliveredEnquiry, "message" | "hasAttachment">, Row>
>;

function describe(enquiry: DeliveredEnquiry, messages: Messages): Row[] {
	const i18n = messages.instance(enquiry.locale);
	const { t } = i18n;
	const rows: Rows = {
		kind: [t("mail:fields.kind"), t(`mail:kinds.${enquiry.kind}`)],
		reference: [t("mail:fields.reference"), enquiry.reference],
		createdAt: [t("mail:fields.received"), receivedAt(messages, enquiry)],
		name: [t("mail:fields.name"), toLine(enquiry.name)],
		company: [t("mail:fields.company"), toLine(enquiry.company ?? "")],
		email: [t("mail:fields.email"), toLine(enquiry.email)],
		phone: [t("mail:fields.phone"), toLine(enquiry.phone ?? "")],
		topic: [
			t("mail:fields.topic"),
			toLine(nameTopic(enquiry.topic ?? "", i18n)),
		],
		position: [t("mail:fields.position"), toLine(enquiry.position ?? "")],
		locale: [t("mail:fields.language"), locales[enquiry.locale].label],
	};
	return Object.values(rows).filter(([, value]) => value !== "");
}

/**
 * Where a reply goes: none where the address could not stand in a header as it is (letters other
 * than ASCII before the @ need SMTPUTF8, which not every server has), for this mail must arrive.
 */
function replyAddress({ name, email }: DeliveredEnquiry) {
	return /^[\w.!#$%&'*+/=?^`{|}~-]+@[^\s@,;:<>"()[\]\\]+$/u.test(email)
		? { name: toLine(name), address: email }
		: undefined;
}
