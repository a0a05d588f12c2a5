import { type SubmitEvent, useState } from "react";
import { hrefFor } from "../../shared/pages/page-hrefs.ts";
import { type RefusedSignIn, readNext } from "../../shared/sign-in-rules.ts";
import { usePage, usePageData } from "../state/page-context.ts";
import { setToken } from "../state/tab-session.ts";
import { usePosted } from "../state/use-posted.ts";
import { sendPassword } from "./send-password.ts";
import { useBusy } from "./use-busy.ts";

/** Behavior of the sign-in form: sends the password, saves the token, opens the next page. */
export function useSignIn() {
	const { locale, location } = usePage();
	const { guardExemptPaths = ["/"] } = usePageData();
	const posted = usePosted("refusedSignIn");
	const [refusal, setRefusal] = useState<RefusedSignIn | undefined>(posted);
	// Also over after success: the back-forward cache may restore this page.
	const [isSending, run] = useBusy();
	const asked = new URLSearchParams(location.search).get("next");
	const next = posted?.next ?? readNext(asked, guardExemptPaths);

	const send = async (form: HTMLFormElement): Promise<void> => {
		const field = form.querySelector<HTMLInputElement>("[name=password]");
		const password = field?.value ?? "";
		const email =
			form.querySelector<HTMLInputElement>("[name=email]")?.value.trim() ?? "";
		setRefusal(undefined);
		const result =
			password === ""
				? ({ kind: "refused", refusal: { failure: "missing" } } as const)
				: await sendPassword(password, email, locale);
		if (result.kind === "refused") {
			setRefusal(result.refusal);
			field?.focus();
			return;
		}
		form.reset();
		enter(result.token);
	};
	const enter = (token: string | undefined): void => {
		setToken(token);
		// The server renders staff pages for each request.
		window.location.assign(next ?? hrefFor("desk", locale));
	};

	return {
		refusal,
		isSending,
		/** Address of the page that required the sign-in. */
		next,
		/** The email address from the form post that this page answers. */
		email: posted?.email,
		refuse: setRefusal,
		/** Saves the token of a new session and opens the requested page. */
		enter,
		onSubmit: (event: SubmitEvent<HTMLFormElement>): void => {
			event.preventDefault();
			const form = event.currentTarget;
			run(() => send(form));
		},
	};
}
