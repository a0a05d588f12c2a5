import { brand } from "../../shared/brand.ts";
import { breakMark } from "../../shared/break-mark.ts";
import { anchorHref } from "../../shared/pages/page-hrefs.ts";
import { EnquirySection } from "../enquiry/EnquirySection.tsx";
import { Fold } from "../sections/Fold.tsx";
import { Later } from "../sections/Later.tsx";
import { Lines } from "../sections/Lines.tsx";
import { PageIntro } from "../sections/PageIntro.tsx";
import { Points } from "../sections/Points.tsx";
import { Questions } from "../sections/Questions.tsx";
import { Section } from "../sections/Section.tsx";
import { Term } from "../sections/Term.tsx";
import { Terms } from "../sections/Terms.tsx";
import { Words } from "../sections/Words.tsx";
import { usePage } from "../state/page-context.ts";
import { useTranslation } from "../state/translation.ts";
import { telephoneHref } from "../telephone.ts";
import styles from "./ContactPage.module.css";

export function ContactPage() {
	const { locale } = usePage();
	const { t } = useTranslation("contact");
	const { t: offices } = useTranslation("offices");
	const { t: common } = useTranslation();
	const [noFees = "", ...checks] = t("verify.paragraphs");
	return (
		<>
			<PageIntro
				heading={t("page.heading")}
				introduction={t("page.introduction")}
			>
				<Channels />
			</PageIntro>
			<EnquirySection
				aside={
					<div id="next">
						<h3>
							<Words text={t("next.heading")} />
						</h3>
						<Points points={t("next.items")} layout="steps" />
					</div>
				}
			/>
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
					heading={t("offices.heading")}
					lead={t("offices.lead")}
					id="offices"
					layout="below"
				>
					<p>
						<Lines text={t("offices.hours")} />
					</p>
					<ul className={styles.offices}>
						{offices("places").map(({ id, name, phone }) => (
							<li key={id}>
								<a href={anchorHref("locations", locale, id)}>{name}</a>{" "}
								<a href={telephoneHref(phone)}>{phone}</a>
							</li>
						))}
					</ul>
				</Section>
				<Section heading={t("verify.heading")} tone="sunken" layout="column">
					<p>
						<Lines text={noFees} />
					</p>
					<Fold summary={common("footer.verify")} isNarrow>
						{checks.map((paragraph, index) => (
							<p id={index === 0 ? "verify" : undefined} key={paragraph}>
								<Lines text={paragraph} />
							</p>
						))}
					</Fold>
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
							<Fold summary={group.heading} isNarrow>
								<Questions questions={group.items} />
							</Fold>
						</div>
					))}
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
		<Terms layout="grid">
			{channels.map(({ id, address }) => (
				<Term key={id} name={t(`channels.${id}.name`)}>
					{address}
					<small>
						<Lines text={t(`channels.${id}.text`)} />
					</small>
				</Term>
			))}
		</Terms>
	);
}

function Door({ kind, id }: { kind: "employer" | "candidate"; id: string }) {
	const { locale } = usePage();
	const { t } = useTranslation("contact");
	const points = t(`write.${kind}.points`);
	const subject = encodeURIComponent(t(`write.${kind}Subject`));
	return (
		<div className={styles.door} id={id}>
			<h3>{t(`write.${kind}.name`)}</h3>
			<p>
				<Lines text={t(`write.${kind}.text`)} />
			</p>
			<Fold summary={points.map(({ name }) => name).join("\u00a0· ")} isNarrow>
				<Points points={points} />
			</Fold>
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
