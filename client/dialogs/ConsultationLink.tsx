import type { ReactNode } from "react";
import { pageHref } from "../../shared/pages/page-hrefs.ts";
import { pageOf } from "../../shared/pages/page-paths.ts";
import { useTranslation } from "../state/translation.ts";

/**
 * Opens the consultation that fits the page: with an expert on pages of an industry or a service,
 * the general one elsewhere. `ConsultationDoor` handles the clicks because most pages are not
 * hydrated. Without scripts, and on the contact page with its own form, it is a plain link.
 *
 * @param props.isHiring whether a general consultation is about hiring; without scripts, the link
 * leads to what employers should write
 */
export function ConsultationLink(props: {
	className?: string | undefined;
	isHiring?: boolean;
	/** The link's name; by default, to ask a consultant. */
	children?: ReactNode;
}) {
	const { t, page, locale } = useTranslation();
	const { className = "button button-primary", isHiring } = props;
	const isDoor = page.id !== "contact";
	const anchor = isHiring ? "employers" : isDoor ? undefined : "enquiry";
	return (
		<a
			className={className}
			href={pageHref(pageOf("contact"), locale, { anchor })}
			aria-haspopup={isDoor ? "dialog" : undefined}
			data-consultation={isDoor ? (isHiring ? "hiring" : "general") : undefined}
		>
			{props.children ?? t("page.ask")}
		</a>
	);
}
