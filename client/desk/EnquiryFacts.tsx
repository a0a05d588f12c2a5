import { Fragment, type ReactNode } from "react";
import type { DeskEnquiry } from "../../shared/enquiry/desk.ts";
import { deskFilePaths } from "../../shared/enquiry/desk-query.ts";
import { nameTopic } from "../../shared/enquiry/name-topic.ts";
import type { StoredFields } from "../../shared/enquiry/stored-fields.ts";
import { locales } from "../../shared/locales.ts";
import { Term, Terms } from "../sections/Terms.tsx";
import { useTranslation } from "../state/translation.ts";
import { telephoneHref } from "../telephone.ts";
import { MessageText } from "./MessageText.tsx";

/** A term for every field except the message, which stands alone. */
type Facts = Readonly<
	Record<
		| Exclude<keyof StoredFields, "message">
		| "createdAt"
		| "hasTransferConsent"
		| "attachment",
		ReactNode
	>
>;

/** The fields of an enquiry as submitted. */
export function EnquiryFacts({ enquiry }: { enquiry: DeskEnquiry }) {
	const { t, i18n } = useTranslation("desk");
	const { email, phone, topic, createdAt, attachment } = enquiry;
	const facts: Facts = {
		name: <Term name={t("enquiry.name")}>{enquiry.name}</Term>,
		email: (
			<Term name={t("enquiry.email")}>
				<a href={mailHref(enquiry)}>{email}</a>
			</Term>
		),
		phone: (
			<Term name={t("enquiry.phone")}>
				{phone ? <a href={telephoneHref(phone)}>{phone}</a> : null}
			</Term>
		),
		company: <Term name={t("enquiry.company")}>{enquiry.company}</Term>,
		topic: (
			<Term name={t("enquiry.topic")}>
				{topic ? nameTopic(topic, i18n) : null}
			</Term>
		),
		position: <Term name={t("enquiry.position")}>{enquiry.position}</Term>,
		kind: <Term name={t("enquiry.kind")}>{t(`kinds.${enquiry.kind}`)}</Term>,
		createdAt: (
			<Term name={t("enquiry.received")}>
				<time dateTime={createdAt.iso}>{createdAt.text}</time>
				<small>{t("timeZone")}</small>
			</Term>
		),
		locale: (
			<Term name={t("enquiry.language")}>{locales[enquiry.locale].label}</Term>
		),
		hasTransferConsent: (
			<Term name={t("enquiry.transfer")}>
				{t(enquiry.hasTransferConsent ? "enquiry.given" : "enquiry.notGiven")}
			</Term>
		),
		attachment: (
			<Term name={t("enquiry.attachment")}>
				{attachment ? <CvLink enquiry={enquiry} /> : null}
			</Term>
		),
	};
	return (
		<>
			<Terms layout="grid">
				{Object.entries(facts).map(([field, term]) => (
					<Fragment key={field}>{term}</Fragment>
				))}
			</Terms>
			<h3>{t("enquiry.message")}</h3>
			<MessageText text={enquiry.message} lang={enquiry.locale} />
		</>
	);
}

/**
 * A mail whose subject is the reference, which the sender knows, in whatever language it is. The
 * address comes from the sender, and could otherwise add parts to the link.
 */
function mailHref({ email, reference }: DeskEnquiry): string {
	return `mailto:${encodeURIComponent(email).replace("%40", "@")}?subject=${reference}`;
}

function CvLink({ enquiry }: { enquiry: DeskEnquiry }) {
	const { t, locale } = useTranslation("desk");
	const { attachment, reference } = enquiry;
	if (!attachment) return null;
	const { fileName: name, size } = attachment;
	const kilobytes = t("enquiry.kilobytes", {
		count: Math.max(Math.round(size / 1024), 1),
	});
	return (
		<>
			<a href={`${deskFilePaths(locale).cv}/${reference}`}>
				{t("enquiry.download", { name, size: kilobytes })}
			</a>
			<small>{t("enquiry.caution")}</small>
		</>
	);
}
