import type { ReactNode } from "react";
import type { DeskAction } from "../../shared/enquiry/desk.ts";
import { filterOf } from "../../shared/enquiry/desk-query.ts";
import { useDesk, useDeskHref } from "./use-desk.ts";

/** A form that does something at the desk. Its address keeps the list's filter, for the way back. */
export function DeskForm(props: {
	action: DeskAction;
	/** What it does, for who cannot see what is around it. */
	label: string;
	/** The enquiry; none where it is for all of them. */
	reference?: string;
	children: ReactNode;
}) {
	const { query } = useDesk();
	const hrefOf = useDeskHref();
	return (
		<form
			method="post"
			action={hrefOf(filterOf(query))}
			aria-label={props.label}
			autoComplete="off"
		>
			<input type="hidden" name="action" value={props.action} />
			{props.reference === undefined ? null : (
				<input type="hidden" name="ref" value={props.reference} />
			)}
			{props.children}
		</form>
	);
}
