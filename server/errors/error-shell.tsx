import type { Logger } from "pino";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { PlainHeader } from "../../client/site/PlainHeader.tsx";
import { SiteFooter } from "../../client/site/SiteFooter.tsx";
import { PageContext } from "../../client/state/page-context.ts";
import { type Locale, localeCodes } from "../../shared/locales.ts";
import { hrefFor } from "../../shared/pages/page-hrefs.ts";
import { pageOf } from "../../shared/pages/page-paths.ts";
import type { Messages } from "../i18n.ts";

/** The HTML around an error page's text. */
export interface ErrorShell {
	readonly header: string;
	readonly footer: string;
}

/**
 * Renders the site's header and footer for error pages once, at startup, so that they are there
 * when something fails later. A locale that fails to render is left out and logged.
 */
export function renderErrorShells(
	messages: Messages,
	logger: Logger,
): ReadonlyMap<Locale, ErrorShell> {
	const shells = new Map<Locale, ErrorShell>();
	for (const locale of localeCodes) {
		try {
			shells.set(locale, renderShell(messages, locale));
		} catch (error) {
			logger.error({ err: error, locale }, "error pages have no shell");
		}
	}
	return shells;
}

function renderShell(messages: Messages, locale: Locale): ErrorShell {
	const location = { pathname: hrefFor("home", locale), search: "", hash: "" };
	const page = pageOf("home");
	const i18n = messages.translator(locale);
	const render = (part: ReactNode) =>
		renderToStaticMarkup(
			<PageContext value={{ page, locale, i18n, location }}>
				{part}
			</PageContext>,
		);
	return { header: render(<PlainHeader />), footer: render(<SiteFooter />) };
}
