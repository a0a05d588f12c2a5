import { hrefFor } from "../../shared/pages/page-hrefs.ts";
import type { AccountRow } from "../../shared/staff-views.ts";
import { usePageData } from "../state/page-context.ts";
import { useTranslation } from "../state/translation.ts";
import styles from "./AccountList.module.css";
import { RoleField } from "./RoleField.tsx";
import { StaffForm } from "./StaffForm.tsx";

/** All accounts with their available actions. */
export function AccountList(props: { accounts: readonly AccountRow[] }) {
	const { t } = useTranslation("staff");
	if (props.accounts.length === 0) return <p>{t("accounts.none")}</p>;
	return (
		<ul className={styles.list}>
			{props.accounts.map((account) => (
				<li key={account.id}>
					<AccountItem account={account} />
				</li>
			))}
		</ul>
	);
}

function AccountItem({ account }: { account: AccountRow }) {
	const { t, locale } = useTranslation("staff");
	const { staff } = usePageData();
	const { id, name, email, role, hasPassword, passkeys, invitedUntil } =
		account;
	const fields = { account: id };
	const facts = [
		t(`roles.${role}`),
		...(hasPassword ? [t("accounts.hasPassword")] : []),
		...(passkeys > 0 ? [t("accounts.passkeys", { count: passkeys })] : []),
		...(hasPassword || passkeys > 0 ? [] : [t("accounts.neverIn")]),
		...(invitedUntil
			? [t("accounts.invited", { time: invitedUntil.text })]
			: []),
	];
	return (
		<>
			<h3>{name}</h3>
			<p>{email}</p>
			<p className={styles.facts}>{facts.join(" · ")}</p>
			{staff?.id === id ? (
				<p>
					<a href={hrefFor("sessions", locale)}>{t("accounts.own")}</a>
				</p>
			) : (
				<>
					<div className={styles.tools}>
						<StaffForm
							action="invite"
							fields={fields}
							submit={t("accounts.invite")}
							about={name}
						/>
						<StaffForm
							action="role"
							fields={fields}
							submit={t("accounts.role")}
							about={name}
						>
							<RoleField chosen={role} />
						</StaffForm>
					</div>
					<details>
						<summary>{t("accounts.remove.open", { name })}</summary>
						<p>{t("accounts.remove.text")}</p>
						<StaffForm
							action="remove"
							fields={fields}
							submit={t("accounts.remove.submit", { name })}
						/>
					</details>
				</>
			)}
		</>
	);
}
