import { brand } from "../../shared/brand.ts";
import { officeIds } from "../../shared/pages/content-index.ts";
import { anchorHref } from "../../shared/pages/page-paths.ts";
import { ConsultationLink } from "../dialogs/ConsultationLink.tsx";
import { usePage } from "../state/page-context.ts";
import { useTranslation } from "../state/translation.ts";
import styles from "./HomeHero.module.css";
import { Picture } from "./Picture.tsx";
import { Words } from "./Words.tsx";

/** What the firm does and for whom, its two doors, and four numbers. */
export function HomeHero() {
	const { locale } = usePage();
	const { t } = useTranslation("home");
	return (
		<section className={styles.hero} id="hero">
			<div className={styles.stage}>
				<Picture
					className={styles.picture}
					src="/pictures/skyline.png"
					alt={t("hero.pictureAlt")}
					width={2048}
					height={1152}
					sizes="(min-width: 64rem) 66vw, 100vw"
					quality={65}
					isMain
				/>
				<div className={styles.inner}>
					<div className={styles.text}>
						<p className={styles.kicker}>{t("hero.kicker")}</p>
						<h1>
							<Words text={t("hero.heading")} />
						</h1>
						<p className={styles.lead}>{t("hero.lead")}</p>
						<p className="actions">
							<ConsultationLink
								className="button button-deep"
								href={anchorHref("contact", locale, "employers")}
								isHiring
							>
								{t("hero.employers")}
							</ConsultationLink>
							<a
								className="button button-deep-quiet"
								href={anchorHref("contact", locale, "candidates")}
							>
								{t("hero.candidates")}
							</a>
						</p>
						<p className={styles.promise}>{t("hero.promise")}</p>
					</div>
				</div>
			</div>
			<Proof />
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
			<div className={styles.inner}>
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
				<p>{t("proof.note")}</p>
			</div>
		</section>
	);
}
