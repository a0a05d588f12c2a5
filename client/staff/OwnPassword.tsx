import type { PasswordFault } from "../../shared/staff-views.ts";
import styles from "../sign-in/SignInForm.module.css";
import { useTranslation } from "../state/translation.ts";
import { NewPasswordFields } from "./NewPasswordFields.tsx";
import { SecretField } from "./SecretField.tsx";
import { StaffForm } from "./StaffForm.tsx";

/** Sets one's own password. An existing one must be entered first. */
export function OwnPassword(props: {
	email: string;
	hasPassword: boolean;
	fault: PasswordFault | undefined;
}) {
	const { email, hasPassword, fault } = props;
	const { t } = useTranslation("staff");
	return (
		<StaffForm
			action="password"
			label={t("password.submit")}
			className={styles.form}
		>
			{hasPassword ? (
				<SecretField
					name="current"
					label={t("password.current")}
					autoComplete="current-password"
				/>
			) : null}
			<NewPasswordFields email={email} fault={fault} />
			<p>
				<button className="button button-primary" type="submit">
					{t("password.submit")}
				</button>
			</p>
		</StaffForm>
	);
}
