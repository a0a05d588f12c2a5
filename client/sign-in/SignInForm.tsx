import { hrefFor } from "../../shared/pages/page-hrefs.ts";
import { minutesOf } from "../../shared/sign-in-rules.ts";
import { useTranslation } from "../state/translation.ts";
import { PasskeyButton } from "./PasskeyButton.tsx";
import { PasswordField } from "./PasswordField.tsx";
import styles from "./SignInForm.module.css";
import { useSignIn } from "./use-sign-in.ts";

const emailId = "email";
const errorId = "password-error";

/** Staff sign-in by password or passkey. Without scripts it posts to the login page. */
export function SignInForm() {
	const { t, locale } = useTranslation("login");
	const { refusal, refuse, isSending, next, email, enter, onSubmit } =
		useSignIn();
	return (
		<form
			className={styles.form}
			aria-label={t("form.heading")}
			action={hrefFor("login", locale)}
			method="post"
			noValidate
			onSubmit={onSubmit}
		>
			{next ? <input type="hidden" name="next" value={next} /> : null}
			<div className="field">
				<label htmlFor={emailId}>{t("form.email")}</label>
				<p className="field-hint" id={`${emailId}-hint`}>
					{t("form.emailHint")}
				</p>
				<input
					id={emailId}
					name="email"
					type="email"
					autoComplete="username"
					autoCapitalize="none"
					spellCheck={false}
					defaultValue={email}
					aria-describedby={`${emailId}-hint`}
				/>
			</div>
			<PasswordField errorId={refusal && errorId} isSending={isSending} />
			<div className="actions">
				<button
					className="button button-primary"
					type="submit"
					aria-disabled={isSending}
				>
					{t(isSending ? "form.sending" : "form.submit")}
				</button>
				<PasskeyButton
					label={t("form.passkey")}
					request={(code) => code.signInWithPasskey(locale)}
					onRefused={refuse}
					onDone={enter}
				/>
				<p role="status">{isSending ? t("form.wait") : null}</p>
			</div>
			{/* At the end, where it moves nothing: it may be several lines long. */}
			{refusal ? (
				<p className="field-error" id={errorId} role="alert">
					{t(`failures.${refusal.failure}`, { minutes: minutesOf(refusal) })}
				</p>
			) : null}
		</form>
	);
}
