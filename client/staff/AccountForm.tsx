import type { ReactNode } from "react";
import { hrefFor } from "../../shared/pages/page-hrefs.ts";
import type { AccountAction } from "../../shared/staff-views.ts";
import { usePage } from "../state/page-context.ts";

/** A form that does something with an account, or makes one. */
export function AccountForm(props: {
	action: AccountAction;
	/** What it does, for who cannot see what is around it. */
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
