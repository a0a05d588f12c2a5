import { useTranslation } from "react-i18next";
import { localeCodes, locales } from "../../shared/locales.ts";
import { pageHref } from "../../shared/page-paths.ts";
import { usePage } from "../state/page-context.ts";
import styles from "./LanguageSelector.module.css";

/**
 * Leads to the same page in another language. A form rather than links, so that the server can
 * keep the choice: on the root path a link would be led back by the guess.
 */
export function LanguageSelector() {
	const { page, locale } = usePage();
	const { t } = useTranslation();
	return (
		<form
			className={styles.form}
			method="post"
			action="/_locale"
			aria-label={t("header.language")}
		>
			<input type="hidden" name="path" value={pageHref(page, locale)} />
			{localeCodes
				.filter((code) => code !== locale)
				.map((code) => (
					<button
						className={styles.button}
						type="submit"
						key={code}
						name="locale"
						value={code}
						lang={code}
					>
						{locales[code].label}
					</button>
				))}
		</form>
	);
}
