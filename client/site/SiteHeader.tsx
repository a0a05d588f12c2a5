import { brandName } from "../../shared/brand.ts";
import { anchorHref, hrefFor } from "../../shared/pages/page-paths.ts";
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

export function SiteHeader() {
	const { locale } = usePage();
	const { t } = useTranslation();
	const brand = brandName(locale);
	return (
		<header className={styles.header}>
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
					<a
						className={styles.door}
						href={anchorHref("contact", locale, "employers")}
					>
						{t("header.hire")}
					</a>
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
