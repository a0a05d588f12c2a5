import { useId } from "react";
import type { PasswordFault } from "../../shared/staff-views.ts";
import styles from "../sign-in/SignInForm.module.css";
import { useTranslation } from "../state/translation.ts";
import { NewPasswordFields } from "./NewPasswordFields.tsx";
import { SessionForm } from "./SessionForm.tsx";

/** Sets one's own password. Who has one gives it first. */
export function OwnPassword(props: {
	email: string;
	hasPassword: boolean;
	fault: PasswordFault | undefined;
}) {
	const { email, hasPassword, fault } = props;
	const { t } = useTranslation("staff");
	const id = useId();
	return (
		<SessionForm action="password" className={styles.form}>
			{hasPassword ? (
				<div className="field">
					<label htmlFor={id}>{t("password.current")}</label>
					<input
						id={id}
						name="current"
						type="password"
						autoComplete="current-password"
						required
					/>
				</div>
			) : null}
			<NewPasswordFields email={email} fault={fault} />
			<p>
				<button className="button button-primary" type="submit">
					{t("password.submit")}
				</button>
			</p>
		</SessionForm>
	);
}
