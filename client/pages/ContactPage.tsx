import { brand } from "../../shared/brand.ts";
import { anchorHref } from "../../shared/pages/page-paths.ts";
import { EnquirySection } from "../enquiry/EnquirySection.tsx";
import { Later } from "../sections/Later.tsx";
import { PageIntro } from "../sections/PageIntro.tsx";
import { Points } from "../sections/Points.tsx";
import { Questions } from "../sections/Questions.tsx";
import { Section } from "../sections/Section.tsx";
import { Words } from "../sections/Words.tsx";
import { usePage } from "../state/page-context.ts";
import { useTranslation } from "../state/translation.ts";
import { telephoneHref } from "../telephone.ts";
import styles from "./ContactPage.module.css";

export function ContactPage() {
	const { locale } = usePage();
	const { t } = useTranslation("contact");
	const { t: offices } = useTranslation("offices");
	return (
		<>
			<PageIntro
				heading={t("page.heading")}
				introduction={t("page.introduction")}
			/>
			<EnquirySection aside={<Channels />} />
			<Later>
				<Section
					heading={t("write.heading")}
					lead={t("write.lead")}
					id="write"
					layout="below"
				>
					<div className={styles.doors}>
						<Door kind="employer" id="employers" />
						<Door kind="candidate" id="candidates" />
					</div>
				</Section>
				<Section
					heading={t("next.heading")}
					id="next"
					tone="sunken"
					layout="column"
				>
					<Points points={t("next.items")} />
				</Section>
				<Section
					heading={t("offices.heading")}
					lead={t("offices.lead")}
					id="offices"
					layout="below"
				>
					<ul className={styles.offices}>
						{offices("places").map(({ id, name, phone }) => (
							<li key={id}>
								<a href={anchorHref("locations", locale, id)}>{name}</a>
								<br />
								<a href={telephoneHref(phone)}>{phone}</a>
							</li>
						))}
					</ul>
				</Section>
				<Section
					heading={t("verify.heading")}
					id="verify"
					tone="sunken"
					layout="column"
				>
					{t("verify.paragraphs").map((paragraph) => (
						<p key={paragraph}>{paragraph}</p>
					))}
				</Section>
				<Section
					heading={t("faq.heading")}
					lead={t("faq.lead")}
					id="faq"
					layout="column"
				>
					{t("faq.groups").map((group) => (
						<div className={styles.faq} key={group.heading}>
							<h3>
								<Words text={group.heading} />
							</h3>
							<Questions questions={group.items} />
						</div>
					))}
				</Section>
			</Later>
		</>
	);
}

function Channels() {
	const { t } = useTranslation("contact");
	const { email, phone, whatsapp, wechat } = brand.contact;
	const channels = [
		{ id: "email", address: <a href={`mailto:${email}`}>{email}</a> },
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
		<div id="channels">
			<h3>
				<Words text={t("channels.heading")} />
			</h3>
			<p>{t("channels.lead")}</p>
			<dl className={styles.channels}>
				{channels.map(({ id, address }) => (
					<div key={id}>
						<dt>{t(`channels.items.${id}.name`)}</dt>
						<dd className={styles.address}>{address}</dd>
						<dd>{t(`channels.items.${id}.text`)}</dd>
					</div>
				))}
			</dl>
		</div>
	);
}

function Door({ kind, id }: { kind: "employer" | "candidate"; id: string }) {
	const { locale } = usePage();
	const { t } = useTranslation("contact");
	const subject = encodeURIComponent(t(`write.${kind}Subject`));
	return (
		<div className={styles.door} id={id}>
			<h3>{t(`write.${kind}.name`)}</h3>
			<p>{t(`write.${kind}.text`)}</p>
			<Points points={t(`write.${kind}.points`)} />
			<p className="actions">
				{kind === "candidate" ? (
					<>
						<a
							className="button button-primary"
							href={anchorHref("contact", locale, "enquiry")}
						>
							{t("write.candidateForm")}
						</a>
						<a
							className="button"
							href={anchorHref("careers", locale, "open-positions")}
						>
							{t("write.candidatePositions")}
						</a>
					</>
				) : null}
				<a
					className={kind === "candidate" ? "button" : "button button-primary"}
					href={`mailto:${brand.contact.email}?subject=${subject}`}
				>
					{t(`write.${kind}Action`)}
				</a>
			</p>
		</div>
	);
}
