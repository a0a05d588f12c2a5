import { pageHref } from "../../shared/pages/page-hrefs.ts";
import { pageOf } from "../../shared/pages/page-paths.ts";
import { usePage } from "../state/page-context.ts";
import { PasskeyConfirm } from "./PasskeyConfirm.tsx";
import { RegisterPasskey } from "./RegisterPasskey.tsx";

/** What one does with passkeys who is signed in: makes another one, or shows one again. */
export function PasskeyPart({ isAgain }: { isAgain?: boolean }) {
	const { locale } = usePage();
	const reload = (): void => {
		const query = { done: "passkey" };
		window.location.assign(pageHref(pageOf("sessions"), locale, { query }));
	};
	return isAgain ? <PasskeyConfirm /> : <RegisterPasskey onDone={reload} />;
}
