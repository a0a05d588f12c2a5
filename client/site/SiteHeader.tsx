import { brandName } from "../../shared/brand.ts";
import { anchorHref, hrefFor } from "../../shared/pages/page-paths.ts";
import { ConsultationLink } from "../dialogs/ConsultationLink.tsx";
import { HeaderSearch } from "../search/HeaderSearch.tsx";
import { usePage } from "../state/page-context.ts";
import { useTranslation } from "../state/translation.ts";
import { BrandMark } from "./BrandMark.tsx";
import { LanguageSelector } from "./LanguageSelector.tsx";
import { MenuButton } from "./menu/MenuButton.tsx";
import { PrimaryMenu } from "./menu/PrimaryMenu.tsx";
import { SectionMenu } from "./menu/SectionMenu.tsx";
import styles from "./SiteHeader.module.css";
import { ThemeButton } from "./theme/ThemeButton.tsx";

/** @param isPlain stands on the page's ground without a line below it. */
export function SiteHeader({ isPlain = false }) {
	const { locale } = usePage();
	const { t } = useTranslation();
	const brand = brandName(locale);
	return (
		<header className={styles.header} data-plain={isPlain || undefined}>
			<a className="skip-link" href="#main">
				{t("header.skip")}
			</a>
			<div className={styles.top}>
				<a
					className={styles.brand}
					href={hrefFor("home", locale)}
					aria-label={t("header.home", { brand })}
				>
					<BrandMark />
					<span>{brand}</span>
				</a>
				<div className={styles.tools} data-print="none">
					<ConsultationLink
						className={styles.door}
						href={anchorHref("contact", locale, "employers")}
						isHiring
					>
						{t("header.hire")}
					</ConsultationLink>
					<a
						className={styles.door}
						href={anchorHref("contact", locale, "candidates")}
					>
						{t("header.work")}
					</a>
					<HeaderSearch />
					<LanguageSelector />
					<ThemeButton
						label={t("header.settings")}
						languages={<LanguageSelector />}
						menu={<MenuButton isForAll />}
					/>
					<MenuButton />
				</div>
			</div>
			<PrimaryMenu />
			<SectionMenu />
		</header>
	);
}
