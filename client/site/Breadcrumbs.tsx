import { pageHref } from "../../shared/pages/page-hrefs.ts";
import { breadcrumbsOf } from "../../shared/pages/page-paths.ts";
import { useTranslation } from "../state/translation.ts";
import styles from "./Breadcrumbs.module.css";

export function Breadcrumbs() {
	const { t, page, locale, nameOf } = useTranslation();
	const crumbs = breadcrumbsOf(page);
	return (
		<nav
			className={styles.breadcrumbs}
			aria-label={t("breadcrumbs.label")}
			// The header's mark leads home.
			data-phone={crumbs.length > 2 ? undefined : "none"}
		>
			<ol>
				{crumbs.map((crumb) => {
					const here = crumb.path === page.path ? "page" : undefined;
					return (
						<li key={crumb.path} data-phone={here}>
							<a href={pageHref(crumb, locale)} aria-current={here}>
								{nameOf(crumb)}
							</a>
						</li>
					);
				})}
			</ol>
		</nav>
	);
}
