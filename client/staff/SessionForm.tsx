import type { ReactNode } from "react";
import { hrefFor } from "../../shared/pages/page-hrefs.ts";
import type { SessionAction } from "../../shared/staff-views.ts";
import { usePage } from "../state/page-context.ts";

/** A form for an action on sessions or one's own account. */
export function SessionForm(props: {
	action: SessionAction;
	/** Accessible name if the button's label says too little out of context. */
	label?: string;
	className?: string | undefined;
	/** Label of the button; if absent, `children` provide one. */
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
