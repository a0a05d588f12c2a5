import type { ReactNode } from "react";
import { hrefFor } from "../../shared/pages/page-hrefs.ts";
import { usePage } from "../state/page-context.ts";

/**
 * Opens the consultation that fits the page: with an expert on pages of an industry or a service,
 * the general one elsewhere. `ConsultationDoor` handles the clicks because most pages are not
 * hydrated. Without scripts, and on the contact page with its own form, it is a plain link.
 *
 * @param props.href target without scripts, by default the contact page
 * @param props.isHiring whether a general consultation is about hiring
 */
export function ConsultationLink(props: {
	className: string | undefined;
	href?: string | undefined;
	isHiring?: boolean;
	children: ReactNode;
}) {
	const { page, locale } = usePage();
	const { className, children, href = hrefFor("contact", locale) } = props;
	const isDoor = page.id !== "contact";
	return (
		<a
			className={className}
			href={href}
			aria-haspopup={isDoor ? "dialog" : undefined}
			data-consultation={
				isDoor ? (props.isHiring ? "hiring" : "general") : undefined
			}
		>
			{children}
		</a>
	);
}
