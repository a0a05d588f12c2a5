import type { ReactNode } from "react";
import { hrefFor } from "../../shared/pages/page-hrefs.ts";
import type { SessionAction } from "../../shared/staff-views.ts";
import { usePage } from "../state/page-context.ts";

/** A form that does something with sessions, or with one's own account. */
export function SessionForm(props: {
	action: SessionAction;
	/** What it does, for who cannot see what is around it, where its button says less. */
	label?: string;
	className?: string | undefined;
	/** What its button says; without it the children have one. */
	submit?: string;
	children?: ReactNode;
}) {
	const { action, label, className, submit, children } = props;
	const { locale } = usePage();
	return (
		<form
			method="post"
			action={hrefFor("sessions", locale)}
			aria-label={label ?? submit}
			className={className}
		>
			<input type="hidden" name="action" value={action} />
			{children}
			{submit ? (
				<button className="button" type="submit">
					{submit}
				</button>
			) : null}
		</form>
	);
}
