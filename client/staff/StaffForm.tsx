import type { ReactNode } from "react";
import type { DeskAction } from "../../shared/enquiry/desk.ts";
import { filterOf } from "../../shared/enquiry/desk-query.ts";
import { pageHref } from "../../shared/pages/page-hrefs.ts";
import type { AccountAction, SessionAction } from "../../shared/staff-views.ts";
import { useDeskHref } from "../desk/use-desk.ts";
import { usePage } from "../state/page-context.ts";
import { usePageData } from "../state/page-data-context.ts";

/**
 * A form for an action on one of staff's pages, which takes its posts. The desk's URL keeps the
 * list's filter for the return.
 */
export function StaffForm(props: {
	action: AccountAction | DeskAction | SessionAction;
	/** What the action is about: hidden fields. */
	fields?: Readonly<Record<string, string | number>>;
	/** Label of the button; if absent, `children` provide one. */
	submit?: string;
	/** What the button acts on, for screen readers, if others have the same label. */
	about?: string;
	/** Accessible name of the form; by default that of the button. */
	label?: string;
	className?: string | undefined;
	children?: ReactNode;
}) {
	const { action, fields, submit, about, className, children } = props;
	const { locale, page } = usePage();
	const { desk } = usePageData();
	const hrefOf = useDeskHref();
	const hidden = Object.entries({ action, ...fields });
	const object = about ? `: ${about}` : "";
	return (
		<form
			method="post"
			action={desk ? hrefOf(filterOf(desk.query)) : pageHref(page, locale)}
			aria-label={props.label ?? `${submit}${object}`}
			autoComplete={page.id === "sessions" ? undefined : "off"}
			className={className}
		>
			{hidden.map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			{children}
			{submit ? (
				<button className="button" type="submit">
					{submit}
					{about ? <span className="visually-hidden">{object}</span> : null}
				</button>
			) : null}
		</form>
	);
}
