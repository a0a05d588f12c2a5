import { officeIds } from "../../shared/pages/content-index.ts";
import { anchorHref, hrefFor } from "../../shared/pages/page-hrefs.ts";
import { ConsultationLink } from "../dialogs/ConsultationLink.tsx";
import { Skyline } from "../offices/Skyline.tsx";
import { useTranslation } from "../state/translation.ts";
import styles from "./CallToAction.module.css";
import { Words } from "./Words.tsx";

/** The end of the home page: both contact links again, and the offices. */
export function CallToAction() {
	const { t, locale, nameAnchor } = useTranslation("home");
	return (
		<section
			className={styles.call}
			data-tone="deep"
			aria-labelledby="call-to-action"
		>
			<div className={styles.doors}>
				<div>
					<Words as="h2" id="call-to-action" text={t("callToAction.heading")} />
					<Words as="p" text={t("callToAction.text")} />
				</div>
				<p className="actions">
					<ConsultationLink isHiring>
						{t("callToAction.employers")}
					</ConsultationLink>
					<a className="button" href={hrefFor("candidates", locale)}>
						{t("callToAction.candidates")}
					</a>
				</p>
			</div>
			<div>
				<Words as="h3" text={t("offices.heading")} />
				<ul className={styles.cities}>
					{officeIds.map((id) => (
						<li key={id}>
							<a href={anchorHref("locations", locale, id)}>
								<span data-phone="none">
									<Skyline office={id} />
								</span>
								{nameAnchor(id)}
							</a>
						</li>
					))}
				</ul>
				<a className="more" href={hrefFor("locations", locale)}>
					{t("offices.all")}
				</a>
			</div>
		</section>
	);
}
