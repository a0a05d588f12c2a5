import { useEffect, useRef } from "react";
import { brandName } from "../../shared/brand.ts";
import { splitLocale } from "../../shared/locales.ts";
import { hrefFor } from "../../shared/pages/page-hrefs.ts";
import { useClientText } from "../state/client-text.ts";
import { useMessageStore, usePage } from "../state/page-context.ts";
import { readStatus } from "./load-errors.ts";
import { SiteLinks } from "./SiteLinks.tsx";

/**
 * An error in place of a page. Internal error messages are not for visitors: as on the server, only
 * errors with a status below 500 show theirs.
 */
export function RouteError({ error }: { error: unknown }) {
	const { locale } = splitLocale(usePage().location.pathname);
	const messages = useMessageStore();
	const { text, lang } = useClientText(messages, locale);
	const title = `${text.routeError.heading} | ${brandName(locale)}`;
	const heading = useRef<HTMLHeadingElement>(null);
	// The navigation looked for a heading before this one was mounted.
	useEffect(() => heading.current?.focus({ preventScroll: true }), []);
	// Reported as an uncaught error.
	useEffect(() => reportError(error), [error]);
	useEffect(() => {
		const { title: previous } = document;
		document.title = title;
		return () => {
			// The next page may already have set its title.
			if (document.title === title) document.title = previous;
		};
	}, [title]);
	const status = readStatus(error);
	const isDeliberate = status !== undefined && status < 500;
	const message = isDeliberate && error instanceof Error && error.message;
	return (
		<div className="error-main" role="alert" lang={lang}>
			<p className="error-status">
				{status ?? <span lang="en">Unknown Error</span>}
			</p>
			<h1 ref={heading} tabIndex={-1}>
				{text.routeError.heading}
			</h1>
			<p className="error-detail">
				{message || <span lang="en">An unexpected error occurred</span>}
			</p>
			<p className="error-actions">
				<a className="button button-primary" href={hrefFor("login", locale)}>
					{text.routeError.tryAgain}
				</a>{" "}
				<a className="button" href={hrefFor("home", locale)}>
					{text.routeError.home}
				</a>
			</p>
			<SiteLinks
				i18n={messages.instance(locale)}
				locale={locale}
				label={text.routeError.links}
			/>
		</div>
	);
}
