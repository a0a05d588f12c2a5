import { anchorHref } from "../../shared/pages/page-paths.ts";
import { ConsultationLink } from "../dialogs/ConsultationLink.tsx";
import { usePage } from "../state/page-context.ts";
import { useTranslation } from "../state/translation.ts";
import styles from "./CallToAction.module.css";
import { Pattern } from "./Pattern.tsx";
import { Words } from "./Words.tsx";

/** The two doors once more, at the end of the home page. */
export function CallToAction() {
	const { locale } = usePage();
	const { t } = useTranslation("home");
	return (
		<section className={styles.call} aria-labelledby="call-to-action">
			<Pattern name="lianwan" ground="deep" className={styles.pattern} />
			<div className={styles.inner}>
				<h2 id="call-to-action">
					<Words text={t("callToAction.heading")} />
				</h2>
				<p>{t("callToAction.text")}</p>
				<p className="actions">
					<ConsultationLink
						className="button button-deep"
						href={anchorHref("contact", locale, "employers")}
						isHiring
					>
						{t("callToAction.employers")}
					</ConsultationLink>
					<a
						className="button button-deep-quiet"
						href={anchorHref("contact", locale, "candidates")}
					>
						{t("callToAction.candidates")}
					</a>
				</p>
			</div>
		</section>
	);
}
