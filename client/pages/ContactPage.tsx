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
import { Words } from "../sections/Words.tsx";
import { usePage } from "../state/page-context.ts";
import { useTranslation } from "../state/translation.ts";
import { useAnchorNames } from "../state/use-page-copy.ts";
import { telephoneHref } from "../telephone.ts";
import styles from "./ContactPage.module.css";

export function ContactPage() {
	const { locale } = usePage();
	const { t } = useTranslation("contact");
	const { t: offices } = useTranslation("offices");
	const { t: common } = useTranslation();
	const nameAnchor = useAnchorNames();
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
					<ul className={styles.cells}>
						{offices("contacts").map(({ id, phone, address }) => (
							<li key={id}>
								<a href={anchorHref("locations", locale, id)}>
									{nameAnchor(id)}
								</a>
								<a href={telephoneHref(phone)}>{phone}</a>
								<small>{address.join("\n")}</small>
							</li>
						))}
					</ul>
				</Section>
				<Section heading={t("verify.heading")} tone="sunken" layout="column">
					<p>
						<Lines text={t("verify.text")} />
					</p>
					<Fold summary={common("footer.verify")} isNarrow>
						<div id="verify">
							<Points points={t("verify.checks")} />
						</div>
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
		<dl className={styles.cells}>
			{channels.map(({ id, address }) => (
				<Term key={id} name={t(`channels.${id}.name`)}>
					<strong>{address}</strong>
					<small>
						<Lines text={t(`channels.${id}.text`)} />
					</small>
				</Term>
			))}
		</dl>
	);
}

function Door({ kind, id }: { kind: "employer" | "candidate"; id: string }) {
	const { locale } = usePage();
	const { t } = useTranslation("contact");
	const points = t(`write.${kind}.points`);
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
				) : (
					<a
						className="button button-primary"
						href={`mailto:${brand.contact.email}?subject=${encodeURIComponent(t("write.employerSubject"))}`}
					>
						{t("write.employerAction")}
					</a>
				)}
			</p>
		</div>
	);
}
