import { menu, menuHref, menuKey } from "../../shared/pages/menu.ts";
import { HeaderSearch } from "../search/HeaderSearch.tsx";
import { useTranslation } from "../state/translation.ts";
import { BrandLink } from "./BrandLink.tsx";
import { LanguageSelector } from "./LanguageSelector.tsx";
import { useMenuNames } from "./menu/menu-names.ts";
import styles from "./SiteHeader.module.css";

/** The site's header for pages without scripts: only links and forms. */
export function PlainHeader() {
	const { t, locale } = useTranslation();
	const nameOf = useMenuNames();
	return (
		<header className={styles.header}>
			<a className="skip-link" href="#main">
				{t("header.skip")}
			</a>
			<div className={styles.top}>
				<BrandLink />
				<nav className="error-menu" aria-label={t("header.navigation")}>
					<ul>
						{menu.map((item) => (
							<li key={menuKey(item)}>
								<a
									href={menuHref(item, locale)}
									data-home={item.isHome || undefined}
								>
									{nameOf(item)}
								</a>
							</li>
						))}
					</ul>
				</nav>
				<div className={styles.tools} data-plain="" data-print="none">
					<HeaderSearch />
					<LanguageSelector />
				</div>
			</div>
		</header>
	);
}
