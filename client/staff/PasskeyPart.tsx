import { pageHref } from "../../shared/pages/page-hrefs.ts";
import { pageOf } from "../../shared/pages/page-paths.ts";
import { usePage } from "../state/page-context.ts";
import { PasskeyConfirm } from "./PasskeyConfirm.tsx";
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
