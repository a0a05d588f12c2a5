import { useRef } from "react";
import { anchorHref } from "../../shared/pages/page-hrefs.ts";
import { routeOf } from "../../shared/pages/page-paths.ts";
import { ConsultationLink } from "../dialogs/ConsultationLink.tsx";
import { HeaderSearch } from "../search/HeaderSearch.tsx";
import { useTranslation } from "../state/translation.ts";
import { BrandLink } from "./BrandLink.tsx";
import { LanguageSelector } from "./LanguageSelector.tsx";
import { MenuButton } from "./menu/MenuButton.tsx";
import { PrimaryMenu } from "./menu/PrimaryMenu.tsx";
import { SectionMenu } from "./menu/SectionMenu.tsx";
import styles from "./SiteHeader.module.css";
import { ThemeButton } from "./theme/ThemeButton.tsx";
import { useHideOnScroll } from "./use-hide-on-scroll.ts";

/** @param isPlain whether the header has no bottom border */
export function SiteHeader({ isPlain }: { isPlain: boolean }) {
	const { t, page, locale } = useTranslation();
	const { audience } = routeOf(page);
	const isForWork = audience === "workers";
	const solid = `button button-primary ${styles.door}`;
	const header = useRef<HTMLElement>(null);
	useHideOnScroll(header);
	return (
		<>
			<header
				className={styles.header}
				ref={header}
				data-plain={isPlain || undefined}
			>
				<a className="skip-link" href="#main">
					{t("header.skip")}
				</a>
				<div className={styles.top}>
					<BrandLink />
					<PrimaryMenu />
					<div className={styles.tools} data-print="none">
						<ConsultationLink
							className={isForWork ? styles.door : solid}
							isHiring
						>
							<span>{t("header.hire")}</span>
							{audience === "employers" ? <span>{t("page.ask")}</span> : null}
						</ConsultationLink>
						<a
							className={isForWork ? solid : styles.door}
							href={
								page.id === "careers"
									? anchorHref("careers", locale, "open-positions")
									: anchorHref("contact", locale, "candidates")
							}
						>
							{t("header.work")}
						</a>
						<HeaderSearch />
						<LanguageSelector />
						<ThemeButton />
						<MenuButton />
					</div>
				</div>
			</header>
			<SectionMenu />
		</>
	);
}
