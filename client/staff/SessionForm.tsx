import type { ReactNode } from "react";
import { hrefFor } from "../../shared/pages/page-paths.ts";
import type { SessionAction } from "../../shared/staff-views.ts";
import { usePage } from "../state/page-context.ts";

/** A form that does something with sessions, or with one's own account. */
export function SessionForm(props: {
	action: SessionAction;
	className?: string | undefined;
	children: ReactNode;
}) {
	const { action, className, children } = props;
	const { locale } = usePage();
	return (
		<form
			method="post"
			action={hrefFor("sessions", locale)}
			className={className}
		>
			<input type="hidden" name="action" value={action} />
			{children}
		</form>
	);
}
