import { brand } from "../../shared/brand.ts";
import { officeIds } from "../../shared/pages/content-index.ts";
import { anchorHref } from "../../shared/pages/page-hrefs.ts";
import { ModelChoice } from "../hiring-models/ModelChoice.tsx";
import { useTranslation } from "../state/translation.ts";
import styles from "./HomeHero.module.css";
import { Paragraph } from "./Lines.tsx";
import { SampleNote } from "./SampleNote.tsx";
import { Starter } from "./Starter.tsx";
import { Words } from "./Words.tsx";

/** What the firm does, a fill-in sentence, four figures, and who the employer is. */
export function HomeHero() {
	const { t, locale } = useTranslation("home");
	return (
		<section className={styles.hero} id="hero">
			<div className={styles.text}>
				<p className={styles.kicker}>{t("hero.kicker")}</p>
				<Words as="h1" text={t("hero.heading")} />
				<Paragraph className={styles.lead} text={t("hero.lead")} />
				<div className="actions">
					<Starter />
					<a
						className="more"
						href={anchorHref("contact", locale, "candidates")}
						data-phone="none"
					>
						{t("hero.candidates")}
					</a>
				</div>
				<p>
					<small>{t("hero.promise")}</small>
				</p>
				<Proof />
			</div>
			<ModelChoice />
		</section>
	);
}

function Proof() {
	const { t } = useTranslation("home");
	const { founded, staff, languages } = brand.figures;
	const figures = [
		{ label: t("proof.founded"), value: founded },
		{ label: t("proof.staff"), value: staff },
		{ label: t("proof.languages"), value: languages },
		{ label: t("proof.offices"), value: officeIds.length },
	];
	return (
		<section className={styles.proof} aria-labelledby="proof">
			<h2 className="visually-hidden" id="proof">
				{t("proof.heading")}
			</h2>
			<dl>
				{figures.map(({ label, value }) => (
					<div key={label}>
						<dt>{label}</dt>
						<dd>{value}</dd>
					</div>
				))}
			</dl>
			<SampleNote text={t("proof.note")} hasBadge />
		</section>
	);
}
