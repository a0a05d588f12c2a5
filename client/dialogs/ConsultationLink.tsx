import type { ReactNode } from "react";
import { anchorHref, hrefFor } from "../../shared/pages/page-hrefs.ts";
import { usePage } from "../state/page-context.ts";

/**
 * Opens the consultation that fits the page: with an expert on pages of an industry or a service,
 * the general one elsewhere. `ConsultationDoor` handles the clicks because most pages are not
 * hydrated. Without scripts, and on the contact page with its own form, it is a plain link.
 *
 * @param props.href target without scripts, by default the contact page, there its form
 * @param props.isHiring whether a general consultation is about hiring
 */
export function ConsultationLink(props: {
	className?: string | undefined;
	href?: string | undefined;
	isHiring?: boolean;
	children: ReactNode;
}) {
	const { page, locale } = usePage();
	const { className = "button button-primary", children } = props;
	const isDoor = page.id !== "contact";
	const form = isDoor
		? hrefFor("contact", locale)
		: anchorHref("contact", locale, "enquiry");
	return (
		<a
			className={className}
			href={props.href ?? form}
			aria-haspopup={isDoor ? "dialog" : undefined}
			data-consultation={
				isDoor ? (props.isHiring ? "hiring" : "general") : undefined
			}
		>
			{children}
		</a>
	);
}
