import { useTranslation } from "react-i18next";
import { hrefFor } from "../../shared/page-paths.ts";
import { usePage } from "../state/page-context.ts";
import styles from "./ContactBand.module.css";

/** The way to a consultant, at the end of every page but the contact page itself. */
export function ContactBand() {
	const { page, locale } = usePage();
	const { t } = useTranslation();
	if (page.id === "contact" || page.id === "login") return null;
	return (
		<aside className={styles.band} aria-label={t("page.contact")}>
			<p>{t("page.contactText")}</p>
			<a className="button button-primary" href={hrefFor("contact", locale)}>
				{t("page.contact")}
			</a>
		</aside>
	);
}
