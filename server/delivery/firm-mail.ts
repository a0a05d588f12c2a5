import { brandName } from "../../shared/brand.ts";
import { deskSearch } from "../../shared/enquiry/desk-query.ts";
import { tidyLine } from "../../shared/enquiry/enquiry-schema.ts";
import { nameOurTopic, nameTopic } from "../../shared/enquiry/name-topic.ts";
import { locales } from "../../shared/locales.ts";
import { hrefFor } from "../../shared/pages/page-hrefs.ts";
import { positionTitles } from "../enquiries/read-positions.ts";
import type { Messages } from "../i18n.ts";
import type { DeliveredEnquiry } from "./delivery.ts";
import { makeMessageId, receivedAt } from "./mail-facts.ts";
import { type MailPart, writeHtml, writeText } from "./mail-parts.ts";
import type { Mail } from "./mail-transport.ts";

/**
 * The mail that tells the firm about an enquiry, in the enquiry's language: whoever can read the
 * message can read the rest. The subject contains nothing that the sender typed and does not
 * identify them, because subjects appear on lock screens and in server logs.
 */
export function composeFirmMail(
	enquiry: DeliveredEnquiry,
	{ messages, siteOrigin, recipients }: Firm,
): Mail {
	const { locale, reference } = enquiry;
	const { t } = messages.instance(locale);
	const [sender] = recipients;
	const replyTo = replyAddress(enquiry);
	const subject = writeSubject(enquiry, messages);
	const desk = hrefFor("desk", locale) + deskSearch({ ref: reference });
	const parts: MailPart[] = [
		{
			paragraph: replyTo
				? t("mail:firm.introduction")
				: t("mail:firm.introductionWithoutReply"),
		},
		{ link: `${siteOrigin}${desk}`, label: t("mail:firm.desk") },
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

interface Firm {
	readonly messages: Messages;
	/** Used for the link to the desk. */
	readonly siteOrigin: string;
	/** The firm's addresses; mails come from the first one. */
	readonly recipients: readonly [string, ...string[]];
}

function writeSubject(enquiry: DeliveredEnquiry, messages: Messages): string {
	const { locale, reference, topic, position } = enquiry;
	const i18n = messages.instance(locale);
	const kind = i18n.t(`mail:kinds.${enquiry.kind}`);
	const about =
		positionTitles(messages, locale).get(position ?? "") ??
		nameOurTopic(topic ?? "", i18n);
	return tidyLine(
		about
			? i18n.t("mail:firm.subjectAbout", { kind, about, reference })
			: i18n.t("mail:firm.subject", { kind, reference }),
	);
}

type Row = readonly [label: string, value: string];

/** The label and value of every field except the message, which stands alone. */
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
		name: [t("mail:fields.name"), tidyLine(enquiry.name)],
		company: [t("mail:fields.company"), tidyLine(enquiry.company ?? "")],
		email: [t("mail:fields.email"), tidyLine(enquiry.email)],
		phone: [t("mail:fields.phone"), tidyLine(enquiry.phone ?? "")],
		topic: [
			t("mail:fields.topic"),
			tidyLine(nameTopic(enquiry.topic ?? "", i18n)),
		],
		position: [t("mail:fields.position"), tidyLine(enquiry.position ?? "")],
		locale: [t("mail:fields.language"), locales[enquiry.locale].label],
	};
	return Object.values(rows).filter(([, value]) => value !== "");
}

/**
 * The Reply-To address; none if it cannot appear in a header as it is. Non-ASCII letters before the
 * @ need SMTPUTF8, which some servers lack, and this mail must arrive.
 */
function replyAddress({ name, email }: DeliveredEnquiry) {
	return /^[\w.!#$%&'*+/=?^`{|}~-]+@[^\s@,;:<>"()[\]\\]+$/u.test(email)
		? { name: tidyLine(name), address: email }
		: undefined;
}
