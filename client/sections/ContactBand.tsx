import { ConsultationLink } from "../dialogs/ConsultationLink.tsx";
import { usePage } from "../state/page-context.ts";
import { useTranslation } from "../state/translation.ts";
import styles from "./ContactBand.module.css";

/** The way to a consultant, at the end of every page but the contact page itself. */
export function ContactBand() {
	const { page } = usePage();
	const { t } = useTranslation();
	if (page.id === "contact" || page.id === "login") return null;
	return (
		<aside className={styles.band} aria-labelledby="talk">
			<div className={styles.inner}>
				<p>{t("page.contactText")}</p>
				<ConsultationLink className="button button-primary">
					<span id="talk">{t("page.contact")}</span>
				</ConsultationLink>
			</div>
		</aside>
	);
}
