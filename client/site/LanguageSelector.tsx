import type { SubmitEvent } from "react";
import { isLocale, localeCodes, locales } from "../../shared/locales.ts";
import { pageHref } from "../../shared/pages/page-hrefs.ts";
import { navigateTo } from "../navigation/navigate-to.ts";
import { writeLocaleCookie } from "../state/locale-preference.ts";
import { useTranslation } from "../state/translation.ts";
import styles from "./LanguageSelector.module.css";

/**
 * Switches to the same page in another language, with query and hash. `before-paint.ts` saves the
 * choice. It is a form rather than links so that the server can save the choice without scripts
 * (`switch-locale.ts`): on the root path, a link would be redirected back by the language guess.
 */
export function LanguageSelector() {
	const { t, page, locale } = useTranslation();
	const change = (event: SubmitEvent<HTMLFormElement>) => {
		const chosen = event.submitter?.getAttribute("value");
		if (!isLocale(chosen)) return;
		event.preventDefault();
		writeLocaleCookie(chosen);
		const { search, hash } = window.location;
		navigateTo(pageHref(page, chosen) + search + hash);
	};
	return (
		<form
			className={styles.form}
			method="post"
			encType="text/plain"
			aria-label={t("header.language")}
			onSubmit={change}
		>
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
