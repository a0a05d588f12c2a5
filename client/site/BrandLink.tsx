import { shortBrandName } from "../../shared/brand.ts";
import { hrefFor } from "../../shared/pages/page-hrefs.ts";
import { useTranslation } from "../state/translation.ts";
import styles from "./BrandLink.module.css";
import { BrandMark } from "./BrandMark.tsx";

/** The firm's logo and name in a header, linked to the home page. */
export function BrandLink() {
	const { t, locale } = useTranslation();
	return (
		<a
			className={styles.brand}
			href={hrefFor("home", locale)}
			aria-label={t("header.home")}
		>
			<BrandMark />
			<span>{shortBrandName(locale)}</span>
		</a>
	);
}
