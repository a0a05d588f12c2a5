import { useId } from "react";
import {
	type AccountFault,
	type AccountsView,
	maximalName,
} from "../../shared/staff-views.ts";
import styles from "../sign-in/SignInForm.module.css";
import { useTranslation } from "../state/translation.ts";
import { RoleField } from "./RoleField.tsx";
import { StaffForm } from "./StaffForm.tsx";

/** Creates an account. Rejected input is filled in again. */
export function AddAccountForm(props: {
	typed: AccountsView["typed"];
	fault: AccountFault | undefined;
}) {
	const { typed, fault } = props;
	const { t } = useTranslation("staff");
	const id = useId();
	const isEmailWrong = fault === "email" || fault === "taken";
	return (
		<StaffForm
			action="add"
			label={t("accounts.add.heading")}
			className={styles.form}
		>
			<div className="field">
				<label htmlFor={`${id}-name`}>{t("accounts.add.name")}</label>
				<input
					id={`${id}-name`}
					name="name"
					maxLength={maximalName}
					required
					defaultValue={typed?.name}
					aria-invalid={fault === "name" ? true : undefined}
				/>
			</div>
			<div className="field">
				<label htmlFor={`${id}-email`}>{t("accounts.add.email")}</label>
				<input
					id={`${id}-email`}
					name="email"
					type="email"
					autoCapitalize="none"
					spellCheck={false}
					required
					defaultValue={typed?.email}
					aria-invalid={isEmailWrong ? true : undefined}
				/>
			</div>
			<RoleField chosen="staff" />
			<p className="field-hint">{t("roles.hint")}</p>
			<p>
				<button className="button button-primary" type="submit">
					{t("accounts.add.submit")}
				</button>
			</p>
		</StaffForm>
	);
}
