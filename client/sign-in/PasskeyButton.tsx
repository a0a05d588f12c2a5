import type { RefusedSignIn } from "../../shared/sign-in-rules.ts";
import { useTranslation } from "../state/translation.ts";
import { useBusy } from "./use-busy.ts";
import { requestPasskey, useHasPasskeys } from "./use-passkeys.ts";

/** Signs in with a passkey. Hidden without scripts or passkey support. */
export function PasskeyButton(props: {
	onRefused: (refusal: RefusedSignIn | undefined) => void;
	onSignedIn: (token: string) => void;
	/** Replaces the default label. */
	label?: string;
}) {
	const { onRefused, onSignedIn, label } = props;
	const { t, locale } = useTranslation("login");
	const hasPasskeys = useHasPasskeys();
	const [isBusy, run] = useBusy();
	const signIn = async (): Promise<void> => {
		onRefused(undefined);
		const result = await requestPasskey((code) =>
			code.signInWithPasskey(locale),
		);
		if (result.kind === "signed-in") onSignedIn(result.token);
		else if (result.kind === "refused") onRefused(result.refusal);
	};
	return (
		<button
			className="button"
			type="button"
			hidden={!hasPasskeys}
			aria-disabled={isBusy}
			onClick={() => run(signIn)}
		>
			{label ?? t("form.passkey")}
		</button>
	);
}
