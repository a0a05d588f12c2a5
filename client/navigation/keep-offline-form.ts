import { setAppError } from "../failures/app-error.ts";
import { isServerReachable } from "../failures/probe-server.ts";

/**
 * Keeps a form on the page while there is no network: the browser's error page would replace what
 * was typed.
 */
export async function keepOfflineForm(event: SubmitEvent): Promise<void> {
	const { target: form, defaultPrevented } = event;
	if (
		navigator.onLine ||
		defaultPrevented ||
		!(form instanceof HTMLFormElement)
	)
		return;
	event.preventDefault();
	if (await isServerReachable()) form.submit();
	else setAppError({ kind: "offline", form });
}
