import type { ReactNode } from "react";
import { hrefFor } from "../../shared/pages/page-hrefs.ts";
import type { AccountAction } from "../../shared/staff-views.ts";
import { usePage } from "../state/page-context.ts";

/** A form that creates or changes an account. */
export function AccountForm(props: {
	action: AccountAction;
	/** Accessible name, which describes the action out of context. */
	label: string;
	account?: number;
	className?: string | undefined;
	children: ReactNode;
}) {
	const { action, label, account, className, children } = props;
	const { locale } = usePage();
	return (
		<form
			method="post"
			action={hrefFor("staff", locale)}
			aria-label={label}
			autoComplete="off"
			className={className}
		>
			<input type="hidden" name="action" value={action} />
			{account === undefined ? null : (
				<input type="hidden" name="account" value={account} />
			)}
			{children}
		</form>
	);
}
