import type { ReactNode } from "react";
import type { DeskEnquiry } from "../../shared/enquiry/desk.ts";
import { deskFilePaths } from "../../shared/enquiry/desk-query.ts";
import { nameTopic } from "../../shared/enquiry/name-topic.ts";
import { locales } from "../../shared/locales.ts";
import { usePage } from "../state/page-context.ts";
import { useTranslation } from "../state/translation.ts";
import { telephoneHref } from "../telephone.ts";
import styles from "./EnquiryFacts.module.css";
import { MessageText } from "./MessageText.tsx";

/** What was sent: by whom, about what, and the message. */
export function EnquiryFacts({ enquiry }: { enquiry: DeskEnquiry }) {
	const { t, i18n } = useTranslation("desk");
	const { email, phone, topic, createdAt, attachment } = enquiry;
	return (
		<>
			<dl className={styles.facts}>
				<Fact name={t("enquiry.name")}>{enquiry.name}</Fact>
				<Fact name={t("enquiry.email")}>
					<a href={mailHref(email)}>{email}</a>
				</Fact>
				<Fact name={t("enquiry.phone")}>
					{phone ? <a href={telephoneHref(phone)}>{phone}</a> : null}
				</Fact>
				<Fact name={t("enquiry.company")}>{enquiry.company}</Fact>
				<Fact name={t("enquiry.topic")}>
					{topic ? nameTopic(topic, i18n) : null}
				</Fact>
				<Fact name={t("enquiry.position")}>{enquiry.position}</Fact>
				<Fact name={t("enquiry.kind")}>{t(`kinds.${enquiry.kind}`)}</Fact>
				<Fact name={t("enquiry.received")}>
					<time dateTime={createdAt.iso}>{createdAt.text}</time>
					<small>{t("timeZone")}</small>
				</Fact>
				<Fact name={t("enquiry.language")}>
					{locales[enquiry.locale].label}
				</Fact>
				<Fact name={t("enquiry.transfer")}>
					{t(enquiry.hasTransferConsent ? "enquiry.given" : "enquiry.notGiven")}
				</Fact>
				<Fact name={t("enquiry.attachment")}>
					{attachment ? <CvLink enquiry={enquiry} /> : null}
				</Fact>
			</dl>
			<h3>{t("enquiry.message")}</h3>
			<MessageText text={enquiry.message} lang={enquiry.locale} />
		</>
	);
}

/** Nothing where there is no value. */
function Fact({ name, children }: { name: string; children: ReactNode }) {
	if (!children) return null;
	return (
		<div>
			<dt>{name}</dt>
			<dd>{children}</dd>
		</div>
	);
}

/** An address is its sender's: it may hold what would begin another part of the link. */
function mailHref(email: string): string {
	return `mailto:${encodeURIComponent(email).replace("%40", "@")}`;
}

function CvLink({ enquiry }: { enquiry: DeskEnquiry }) {
	const { locale } = usePage();
	const { t } = useTranslation("desk");
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
