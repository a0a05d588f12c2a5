import { useRef, useState } from "react";
import { minutesOf, type RefusedSignIn } from "../../shared/sign-in-rules.ts";
import { PasskeyButton } from "../sign-in/PasskeyButton.tsx";
import { setToken } from "../state/tab-session.ts";
import { useTranslation } from "../state/translation.ts";

/** Re-authenticates with a passkey, then submits the enclosing form. */
export function PasskeyConfirm() {
	const { t } = useTranslation("login");
	const { t: tStaff } = useTranslation("staff");
	const place = useRef<HTMLParagraphElement>(null);
	const [refusal, setRefusal] = useState<RefusedSignIn>();
	const enter = (token: string): void => {
		setToken(token);
		// `submit()` skips validation: the required password is no longer needed.
		place.current?.closest("form")?.submit();
	};
	return (
		<>
			<PasskeyButton
				label={tStaff("confirm.passkey")}
				onRefused={setRefusal}
				onSignedIn={enter}
			/>
			<p className="field-error" role="alert" ref={place}>
				{refusal
					? t(`failures.${refusal.failure}`, { minutes: minutesOf(refusal) })
					: null}
			</p>
		</>
	);
}
