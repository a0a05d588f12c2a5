import { useRef, useState } from "react";
import { pageHref } from "../../shared/pages/page-hrefs.ts";
import { pageOf } from "../../shared/pages/page-paths.ts";
import { minutesOf, type RefusedSignIn } from "../../shared/sign-in-rules.ts";
import { PasskeyButton } from "../sign-in/PasskeyButton.tsx";
import { usePage } from "../state/page-context.ts";
import { setToken } from "../state/tab-session.ts";
import { useTranslation } from "../state/translation.ts";
import { RegisterPasskey } from "./RegisterPasskey.tsx";

/** Passkey actions of signed-in staff: adds a passkey, or re-authenticates with one. */
export function PasskeyPart({ isAgain }: { isAgain?: boolean }) {
	const { locale } = usePage();
	const reload = (): void => {
		const query = { done: "passkey" };
		window.location.assign(pageHref(pageOf("sessions"), locale, { query }));
	};
	return isAgain ? <PasskeyConfirm /> : <RegisterPasskey onDone={reload} />;
}

/** Re-authenticates with a passkey, then submits the enclosing form. */
function PasskeyConfirm() {
	const { t, locale, i18n } = useTranslation("login");
	const place = useRef<HTMLParagraphElement>(null);
	const [refusal, setRefusal] = useState<RefusedSignIn>();
	const enter = (token: string | undefined): void => {
		setToken(token);
		// `submit()` skips validation: the required password is no longer needed.
		place.current?.closest("form")?.submit();
	};
	return (
		<>
			<PasskeyButton
				label={i18n.t("staff:confirm.passkey")}
				request={(code) => code.signInWithPasskey(locale)}
				onRefused={setRefusal}
				onDone={enter}
			/>
			<p className="field-error" role="alert" ref={place}>
				{refusal
					? t(`failures.${refusal.failure}`, { minutes: minutesOf(refusal) })
					: null}
			</p>
		</>
	);
}
