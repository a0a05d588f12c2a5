import { brand } from "../../shared/brand.ts";
import { breakMark } from "../../shared/break-mark.ts";
import { anchorHref } from "../../shared/pages/page-hrefs.ts";
import { EnquirySection } from "../enquiry/EnquirySection.tsx";
import { Skyline } from "../offices/Skyline.tsx";
import { Fold } from "../sections/Fold.tsx";
import { Later } from "../sections/Later.tsx";
import { Lines, Paragraph } from "../sections/Lines.tsx";
import { Points } from "../sections/Points.tsx";
import { Questions } from "../sections/Questions.tsx";
import { Section } from "../sections/Section.tsx";
import { Term, Terms } from "../sections/Terms.tsx";
import { Words } from "../sections/Words.tsx";
import { Breadcrumbs } from "../site/Breadcrumbs.tsx";
import { useTranslation } from "../state/translation.ts";
import { telephoneHref } from "../telephone.ts";
import styles from "./ContactPage.module.css";

/** Channels, the form beside what to write and what follows, the offices, then what is asked. */
export function ContactPage() {
	const { t, i18n } = useTranslation("contact");
	return (
		<>
			<header className={styles.head}>
				<Breadcrumbs />
				<div>
					<Words as="h1" text={t("page.heading")} />
					<Paragraph text={t("page.introduction")} />
					<p>
						<Lines as="small" text={t("page.note")} />
					</p>
				</div>
				<Channels />
			</header>
			<EnquirySection
				aside={
					<div>
						<Advice />
						<Words as="h3" id="next" text={t("next.heading")} />
						<Points points={t("next.items")} layout="steps" />
					</div>
				}
			/>
			<Later>
				<Offices />
				<Section heading={t("verify.heading")} layout="column">
					<Paragraph text={t("verify.text")} />
					<Fold summary={i18n.t("footer.verify")}>
						<div id="verify">
							<Points points={t("verify.checks")} />
						</div>
					</Fold>
				</Section>
				<Section
					heading={t("faq.heading")}
					lead={t("faq.lead")}
					id="faq"
					layout="below"
				>
					<div className={styles.groups}>
						{t("faq.groups").map((group) => (
							<div key={group.heading}>
								<Words as="h3" text={group.heading} />
								<Fold summary={group.heading} isNarrow>
									<Questions questions={group.items} />
								</Fold>
							</div>
						))}
					</div>
				</Section>
			</Later>
		</>
	);
}

/** Contact channels besides the form, with what each is best for. */
function Channels() {
	const { t } = useTranslation("contact");
	const { email, phone, whatsapp, wechat } = brand.contact;
	const channels = [
		{
			id: "email",
			address: (
				<a href={`mailto:${email}`}>
					<Words text={email.replace("@", `${breakMark}@`)} />
				</a>
			),
		},
		{ id: "phone", address: <a href={telephoneHref(phone)}>{phone}</a> },
		{
			id: "whatsapp",
			address: (
				<a href={`https://wa.me/${whatsapp.replace(/\D/g, "")}`}>{whatsapp}</a>
			),
		},
		{ id: "wechat", address: wechat },
	] as const;
	return (
		<div className={styles.channels}>
			<Terms layout="grid">
				{channels.map(({ id, address }) => (
					<Term key={id} name={t(`channels.${id}.name`)}>
						<strong>{address}</strong>
						<small data-phone="none">
							<Lines text={t(`channels.${id}.text`)} />
						</small>
					</Term>
				))}
			</Terms>
		</div>
	);
}

/** The offices and the skylines of their cities, which share one ground line on wide screens. */
function Offices() {
	const { t, locale, i18n, nameAnchor } = useTranslation("contact");
	return (
		<Section
			heading={t("offices.heading")}
			lead={t("offices.lead")}
			id="offices"
			layout="below"
		>
			<ul className={styles.offices}>
				{i18n.t("offices:contacts").map(({ id, phone, lines }) => (
					<li key={id}>
						<Skyline office={id} />
						<strong>
							<a href={anchorHref("locations", locale, id)}>{nameAnchor(id)}</a>
						</strong>
						<a href={telephoneHref(phone)}>{phone}</a>
						{/* Hours, which phones leave to the offices' page, and address. */}
						{lines.map((text, index) => (
							<small key={text} data-phone={index > 0 ? undefined : "none"}>
								{text}
							</small>
						))}
					</li>
				))}
			</ul>
		</Section>
	);
}

/** What to put in a message, for employers and for candidates. */
function Advice() {
	const { t, locale } = useTranslation("contact");
	return (
		<div className={styles.advice} id="write">
			<Words as="h3" text={t("write.heading")} />
			<div id="employers">
				<Fold summary={t("write.employer.name")}>
					<Points points={t("write.employer.points")} />
				</Fold>
			</div>
			<div id="candidates">
				<Fold summary={t("write.candidate.name")}>
					<Paragraph text={t("write.candidate.text")} />
					<Points points={t("write.candidate.points")} />
					<a
						className="more"
						href={anchorHref("careers", locale, "open-positions")}
					>
						{t("write.candidatePositions")}
					</a>
				</Fold>
			</div>
		</div>
	);
}
