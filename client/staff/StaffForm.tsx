import type { ReactNode } from "react";
import type { DeskAction } from "../../shared/enquiry/desk.ts";
import type { AccountAction, SessionAction } from "../../shared/staff-views.ts";

/** A form for an action on one of staff's pages. */
export function StaffForm(props: {
	action: AccountAction | DeskAction | SessionAction | "sign-out";
	/** By default the page's own URL, which on the desk keeps the list's filter for the return. */
	href?: string;
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
	const { action, href, fields, submit, about, className, children } = props;
	const hidden = Object.entries({ action, ...fields });
	const object = about ? `: ${about}` : "";
	return (
		<form
			method="post"
			action={href}
			aria-label={props.label ?? `${submit}${object}`}
			autoComplete="off"
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
