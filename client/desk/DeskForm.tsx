import type { ReactNode } from "react";
import type { DeskAction } from "../../shared/enquiry/desk.ts";
import { filterOf } from "../../shared/enquiry/desk-query.ts";
import { useDesk, useDeskHref } from "./use-desk.ts";

/** A form for a desk action. Its URL keeps the list's filter for the return. */
export function DeskForm(props: {
	action: DeskAction;
	/** Accessible name, which describes the action out of context. */
	label: string;
	/** Reference of the enquiry; absent for actions on all enquiries. */
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
