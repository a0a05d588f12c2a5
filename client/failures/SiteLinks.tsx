import type { Locale } from "../../shared/locales.ts";
import { pageHref } from "../../shared/pages/page-hrefs.ts";
import { nameAddress, readMessage } from "../../shared/pages/page-messages.ts";
import type { Translator } from "../../shared/translator.ts";
import { errorLinks } from "./error-links.ts";

/** The links on every error view. A link whose name failed to load shows its address. */
export function SiteLinks(props: {
	i18n: Translator;
	locale: Locale;
	label: string;
}) {
	const { i18n, locale, label } = props;
	return (
		<nav className="error-links" aria-label={label}>
			<ul lang={locale}>
				{errorLinks.map((page) => {
					const { namespace, key } = nameAddress(page);
					const texts = i18n.read(namespace) ?? {};
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
