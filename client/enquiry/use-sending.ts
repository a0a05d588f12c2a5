import { type Dispatch, type RefObject, useEffect } from "react";
import { setAppError } from "../failures/app-error.ts";
import { useTranslation } from "../state/translation.ts";
import type { SendResult } from "./attempt.ts";
import { describeMissed } from "./describe-result.ts";
import type { FormSubject } from "./enquiry-draft.ts";
import type { EnquiryAction } from "./enquiry-state.ts";
import { findSending, type Sending, startSending } from "./sending.ts";

/**
 * Shows what becomes of a form's enquiry, also of one sent before the form was closed and opened
 * again. If there is no form when the result arrives, a notice beside the page tells it.
 *
 * @returns a function that sends, unless the enquiry is on its way
 */
export function useSending(
	subject: FormSubject,
	form: RefObject<HTMLFormElement | null>,
	dispatch: Dispatch<EnquiryAction>,
) {
	const { t, locale } = useTranslation("enquiry");

	const follow = async (sending: Sending): Promise<void> => {
		dispatch({ type: "send" });
		sending.onProgress = (percent) => dispatch({ type: "progress", percent });
		const result = await sending.result;
		if (!form.current) return;
		sending.isShown = true;
		dispatch({ type: "end", result });
	};

	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each form
	useEffect(() => {
		const sending = findSending(subject);
		if (sending) void follow(sending);
	}, [subject]);

	return (
		send: (onProgress: (percent: number) => void) => Promise<SendResult>,
	): void => {
		if (findSending(subject)) return;
		const tell = (result: SendResult): void => {
			const text = describeMissed(t, subject.kind, result);
			setAppError({ kind: "enquiry", text, lang: locale });
		};
		void follow(startSending(subject, send, tell));
	};
}
