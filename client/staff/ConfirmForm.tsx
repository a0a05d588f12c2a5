import { type ConfirmView, confirmField } from "../../shared/staff-views.ts";
import styles from "../sign-in/SignInForm.module.css";
import { usePageData } from "../state/page-context.ts";
import { useTranslation } from "../state/translation.ts";
import { AsyncPasskeyPart } from "./AsyncPasskeyPart.tsx";
import { SecretField } from "./SecretField.tsx";

/** Re-authenticates staff, and submits the pending form to the same page. */
export function ConfirmForm({ view }: { view: ConfirmView }) {
	const { fields, hasPassword, fault } = view;
	const { t } = useTranslation("staff");
	const { staff } = usePageData();
	return (
		<form
			method="post"
			aria-label={t("confirm.heading")}
			className={styles.form}
		>
			<h3>{t("confirm.heading")}</h3>
			<p className="notice" role="alert">
				{t(fault ? `confirm.faults.${fault}` : "confirm.text")}
			</p>
			{fields.map(([name, value]) => (
				<input key={name} type="hidden" name={name} value={value} />
			))}
			{hasPassword ? (
				<>
					<input
						type="text"
						autoComplete="username"
						value={staff?.email ?? ""}
						readOnly
						hidden
					/>
					<SecretField
						name={confirmField}
						label={t(staff?.email ? "confirm.password" : "sessions.emergency")}
						autoComplete="current-password"
					/>
				</>
			) : null}
			<div className="actions">
				{hasPassword ? (
					<button className="button button-primary" type="submit">
						{t("confirm.submit")}
					</button>
				) : null}
				<AsyncPasskeyPart isAgain />
			</div>
		</form>
	);
}
