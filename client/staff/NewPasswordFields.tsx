import { useId } from "react";
import { minimalPassword } from "../../shared/sign-in-rules.ts";
import type { PasswordFault } from "../../shared/staff-views.ts";
import { useTranslation } from "../state/translation.ts";
import { SecretField } from "./SecretField.tsx";

/** A new password and its confirmation, with the error. Never prefilled. */
export function NewPasswordFields(props: {
	/** The account's address, for password managers. */
	email: string;
	fault: PasswordFault | undefined;
}) {
	const { email, fault } = props;
	const { t } = useTranslation("staff");
	const id = useId();
	return (
		<>
			<input
				type="text"
				name="username"
				autoComplete="username"
				value={email}
				readOnly
				hidden
			/>
			<div className="field">
				<label htmlFor={id}>{t("password.label")}</label>
				<p className="field-hint" id={`${id}-hint`}>
					{t("password.hint", { count: minimalPassword })}
				</p>
				<input
					id={id}
					name="password"
					type="password"
					autoComplete="new-password"
					minLength={minimalPassword}
					required
					aria-invalid={fault && fault !== "busy" ? true : undefined}
					aria-describedby={fault ? `${id}-hint ${id}-error` : `${id}-hint`}
				/>
				{fault ? (
					<p className="field-error" id={`${id}-error`} role="alert">
						{t(`password.faults.${fault}`, { count: minimalPassword })}
					</p>
				) : null}
			</div>
			<SecretField
				name="repeated"
				label={t("password.again")}
				autoComplete="new-password"
			/>
		</>
	);
}
