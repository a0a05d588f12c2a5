import { useState } from "react";
import { minutesOf, type RefusedSignIn } from "../../shared/sign-in-rules.ts";
import { useBusy } from "../sign-in/use-busy.ts";
import { requestPasskey, useHasPasskeys } from "../sign-in/use-passkeys.ts";
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
	const [isBusy, run] = useBusy();
	const [refusal, setRefusal] = useState<RefusedSignIn>();
	const register = async (): Promise<void> => {
		setRefusal(undefined);
		const result = await requestPasskey((requests) =>
			requests.registerPasskey(locale, code),
		);
		if (result.kind === "registered") onDone(undefined);
		else if (result.kind === "signed-in") onDone(result.token);
		else if (result.kind === "refused") setRefusal(result.refusal);
	};
	if (!hasPasskeys) return <p>{t("passkeys.unavailable")}</p>;
	return (
		<>
			<button
				className="button"
				type="button"
				aria-disabled={isBusy}
				onClick={() => run(register)}
			>
				{t("passkeys.register")}
			</button>
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
