import { hrefFor } from "../../shared/pages/page-hrefs.ts";
import { routeOf } from "../../shared/pages/page-paths.ts";
import { useTranslation } from "../state/translation.ts";
import styles from "./HeaderSearch.module.css";
import { SearchField } from "./SearchField.tsx";

/**
 * The search in the header: a field, collapsed to its icon until it has the focus; on phones a link.
 * Absent on the search page, which has its own field, and on private pages.
 */
export function HeaderSearch() {
	const { t, page, locale } = useTranslation();
	if (page.id === "search" || routeOf(page).isPrivate) return null;
	return (
		<div className={styles.search}>
			<a className={styles.link} href={hrefFor("search", locale)}>
				<span className="visually-hidden">{t("names.pages.search")}</span>
			</a>
			<svg className={styles.sign} viewBox="0 0 24 24" aria-hidden="true">
				<circle cx="10.5" cy="10.5" r="6.5" />
				<path d="M15.5 15.5 21 21" />
			</svg>
			<SearchField className={styles.field} />
		</div>
	);
}
