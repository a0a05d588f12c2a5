import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { hrefFor } from "../../shared/pages/page-hrefs.ts";
import { type RefusedSignIn, readNext } from "../../shared/sign-in-rules.ts";
import { useLocation } from "../state/location-context.ts";
import { usePage } from "../state/page-context.ts";
import { usePageData } from "../state/page-data-context.ts";
import { setToken } from "../state/tab-session.ts";
import { sendPassword } from "./send-password.ts";

// The page that a form was posted to tells of it once, and not when it is come back to.
let isPostedShown = false;

/** What the form does: sends the password, keeps the token, and opens what staff came for. */
export function useSignIn() {
	const { locale } = usePage();
	const { search } = useLocation();
	const { refusedSignIn, guardExemptPaths = ["/"] } = usePageData();
	const [posted] = useState(() => (isPostedShown ? undefined : refusedSignIn));
	const [refusal, setRefusal] = useState<RefusedSignIn | undefined>(posted);
	const [isSending, setIsSending] = useState(false);
	const isBusy = useRef(false);
	const asked = new URLSearchParams(search).get("next");
	const next = posted?.next ?? readNext(asked, guardExemptPaths);

	useEffect(() => {
		isPostedShown = true;
	}, []);

	const send = async (form: HTMLFormElement): Promise<void> => {
		const field = form.querySelector<HTMLInputElement>("[name=password]");
		const password = field?.value ?? "";
		const email =
			form.querySelector<HTMLInputElement>("[name=email]")?.value.trim() ?? "";
		setRefusal(undefined);
		setIsSending(true);
		const result =
			password === ""
				? ({ kind: "refused", refusal: { failure: "missing" } } as const)
				: await sendPassword(password, email, locale);
		// Also after success: the browser may bring this very page back.
		setIsSending(false);
		if (result.kind === "refused") {
			setRefusal(result.refusal);
			field?.focus();
			return;
		}
		form.reset();
		enter(result.token);
	};
	const enter = (token: string): void => {
		setToken(token);
		// What staff see is made by the server for each request.
		window.location.assign(next ?? hrefFor("desk", locale));
	};

	return {
		refusal,
		isSending,
		/** Address of the page that was refused before the sign-in. */
		next,
		/** The email address that was typed into the page that this one answers. */
		email: posted?.email,
		refuse: setRefusal,
		/** Keeps the token of a session that has begun, and opens what staff came for. */
		enter,
		onSubmit: (event: SubmitEvent<HTMLFormElement>): void => {
			event.preventDefault();
			if (isBusy.current) return;
			isBusy.current = true;
			void send(event.currentTarget).finally(() => {
				isBusy.current = false;
			});
		},
	};
}
