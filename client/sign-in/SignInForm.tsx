import { hrefFor } from "../../shared/pages/page-paths.ts";
import { minutesOf } from "../../shared/sign-in-rules.ts";
import { usePage } from "../state/page-context.ts";
import { useTranslation } from "../state/translation.ts";
import { PasswordField } from "./PasswordField.tsx";
import styles from "./SignInForm.module.css";
import { useSignIn } from "./use-sign-in.ts";

/** Asks staff for their password. Without scripts it posts to the login page. */
export function SignInForm() {
	const { locale } = usePage();
	const { t } = useTranslation("login");
	const { refusal, isSending, next, onSubmit } = useSignIn();
	return (
		<form
			className={styles.form}
			action={hrefFor("login", locale)}
			method="post"
			noValidate
			onSubmit={onSubmit}
		>
			{/* Staff share one password, but password managers keep none without a name. */}
			<input
				type="text"
				name="username"
				autoComplete="username"
				value="staff"
				readOnly
				hidden
			/>
			{next ? <input type="hidden" name="next" value={next} /> : null}
			<PasswordField
				error={
					refusal &&
					t(`failures.${refusal.failure}`, { minutes: minutesOf(refusal) })
				}
				isSending={isSending}
			/>
			<div className="actions">
				<button
					className="button button-primary"
					type="submit"
					aria-disabled={isSending}
				>
					{t(isSending ? "form.sending" : "form.submit")}
				</button>
				<p role="status">{isSending ? t("form.wait") : null}</p>
			</div>
		</form>
	);
}
