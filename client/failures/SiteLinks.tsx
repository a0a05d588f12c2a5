import type { i18n } from "i18next";
import type { Locale } from "../../shared/locales.ts";
import { nameAddress, readMessage } from "../../shared/pages/page-messages.ts";
import { pageHref } from "../../shared/pages/page-paths.ts";
import { errorLinks } from "./error-links.ts";

/** The links of every error. A name that is missing, which may be what has failed, is replaced by its address. */
export function SiteLinks(props: {
	i18n: i18n;
	locale: Locale;
	label: string;
}) {
	const { i18n, locale, label } = props;
	return (
		<nav className="error-links" aria-label={label}>
			<ul lang={locale}>
				{errorLinks.map((page) => {
					const { namespace, key } = nameAddress(page);
					const texts = i18n.getResourceBundle(locale, namespace) ?? {};
					const href = pageHref(page, locale);
					const name = readMessage(texts, key);
					return (
						<li key={href}>
							<a href={href}>{typeof name === "string" ? name : href}</a>
						</li>
					);
				})}
			</ul>
		</nav>
	);
}
