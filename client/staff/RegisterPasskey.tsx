import { useState } from "react";
import { minutesOf, type RefusedSignIn } from "../../shared/sign-in-rules.ts";
import { PasskeyButton } from "../sign-in/PasskeyButton.tsx";
import { useHasPasskeys } from "../sign-in/use-has-passkeys.ts";
import { useTranslation } from "../state/translation.ts";

/**
 * Registers a passkey. Hidden without scripts or passkey support.
 *
 * @param props.code code of the one-time link, if one was used
 */
export function RegisterPasskey(props: {
	code?: string | undefined;
	/** Receives the token of the session that a one-time link starts. */
	onDone: (token: string | undefined) => void;
}) {
	const { code, onDone } = props;
	const { t, locale } = useTranslation("staff");
	const hasPasskeys = useHasPasskeys();
	const [refusal, setRefusal] = useState<RefusedSignIn>();
	if (!hasPasskeys) return <p>{t("passkeys.unavailable")}</p>;
	return (
		<>
			<PasskeyButton
				label={t("passkeys.register")}
				request={(requests) => requests.registerPasskey(locale, code)}
				onRefused={setRefusal}
				onDone={onDone}
			/>
			<p className="field-error" role="alert">
				{refusal
					? t(
							refusal.failure === "limited"
								? "passkeys.limited"
								: "passkeys.refused",
							{ minutes: minutesOf(refusal) },
						)
					: null}
			</p>
		</>
	);
}
