import type { ReactNode } from "react";
import { hrefFor } from "../../shared/pages/page-hrefs.ts";
import { usePage } from "../state/page-context.ts";

/**
 * Opens the consultation that fits the page: an expert's on the pages of an industry or a service,
 * the general one elsewhere. `ConsultationDoor` hears its clicks, for most pages are not React's.
 * Without scripts, and on the contact page, which has the form, it is a link.
 *
 * @param props.href where it leads without scripts; by default the contact page.
 * @param props.isHiring whether a general consultation is about hiring.
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
