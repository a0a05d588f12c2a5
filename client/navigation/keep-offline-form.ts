import { setAppError } from "../failures/app-error.ts";
import { isServerReachable } from "../failures/probe-server.ts";
import { seemsReachable } from "../http.ts";

/** The form that is being submitted again, which the server can answer. */
let passing: HTMLFormElement | undefined;

/**
 * Keeps a form on the page while the site cannot be reached: the browser's error page would replace
 * what was typed.
 */
export async function keepOfflineForm(event: SubmitEvent): Promise<void> {
	const { target: form, submitter, defaultPrevented } = event;
	if (
		seemsReachable() ||
		defaultPrevented ||
		!(form instanceof HTMLFormElement) ||
		form === passing
	)
		return;
	event.preventDefault();
	// With the pressed button, whose value may say what is to be done.
	const retry = () => form.requestSubmit(submitter);
	if (!(await isServerReachable())) {
		setAppError({ kind: "offline", retry });
		return;
	}
	passing = form;
	retry();
	passing = undefined;
}
