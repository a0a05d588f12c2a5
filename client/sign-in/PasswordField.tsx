import { type KeyboardEvent, useState } from "react";
import { useTranslation } from "../state/translation.ts";
import { useInBrowser } from "../state/use-in-browser.ts";
import styles from "./PasswordField.module.css";

const id = "password";

/** The password field and, with scripts, its show button. It is never prefilled. */
export function PasswordField(props: {
	/** Id of the form's error, if there is one. */
	errorId: string | undefined;
	isSending: boolean;
}) {
	const { errorId, isSending } = props;
	const { t } = useTranslation("login");
	const hasScripts = useInBrowser(() => true, false);
	const [isShown, setIsShown] = useState(false);
	const [isCapsLockOn, setIsCapsLockOn] = useState(false);

	const watchCapsLock = (event: KeyboardEvent): void =>
		setIsCapsLockOn(event.getModifierState("CapsLock"));
	return (
		<div className="field">
			<label htmlFor={id}>{t("form.label")}</label>
			<div className={styles.row}>
				<input
					id={id}
					name="password"
					// Browsers store the value of text fields on submit, so it turns back into a
					// password first.
					type={isShown && !isSending ? "text" : "password"}
					autoComplete="current-password"
					autoCapitalize="none"
					spellCheck={false}
					required
					aria-invalid={errorId !== undefined}
					aria-describedby={`${errorId ?? ""} ${id}-caps-lock`.trim()}
					onKeyDown={watchCapsLock}
					onKeyUp={watchCapsLock}
					onBlur={() => setIsCapsLockOn(false)}
				/>
				<button
					className="button"
					type="button"
					aria-controls={id}
					hidden={!hasScripts}
					onClick={() => setIsShown(!isShown)}
				>
					{t(isShown ? "form.hide" : "form.show")}
				</button>
			</div>
			<p
				className={`field-hint ${styles.hint}`}
				id={`${id}-caps-lock`}
				role="status"
			>
				{isCapsLockOn ? t("form.capsLock") : null}
			</p>
		</div>
	);
}
