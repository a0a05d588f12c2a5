import { type Dispatch, type RefObject, useEffect } from "react";
import { setAppError } from "../failures/app-error.ts";
import { useTranslation } from "../state/translation.ts";
import { describeMissed } from "./describe-result.ts";
import { draftKey, type FormSubject } from "./enquiry-draft.ts";
import type { EnquiryAction } from "./enquiry-state.ts";
import type { SendResult } from "./send-attempt.ts";

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

/** An enquiry on its way. It outlives its form: dialogs can be closed, and pages left. */
interface Sending {
	readonly result: Promise<SendResult>;
	/** Receives upload progress in percent. */
	onProgress: (percent: number) => void;
	/** Whether a form has shown the result. */
	isShown: boolean;
}

const sendings = new Map<string, Sending>();

/** The enquiry of this kind that is on its way, which a form shown anew waits for. */
export function findSending(subject: FormSubject): Sending | undefined {
	return sendings.get(draftKey(subject));
}

/**
 * @param send sends it; a rejection counts as no response
 * @param onMissed called with the result if no form shows it
 */
export function startSending(
	subject: FormSubject,
	send: (onProgress: (percent: number) => void) => Promise<SendResult>,
	onMissed: (result: SendResult) => void,
): Sending {
	const key = draftKey(subject);
	const sending: Sending = {
		result: send((percent) => sending.onProgress(percent)).catch(() => ({
			kind: "failed",
			failure: "offline",
		})),
		onProgress: () => {},
		isShown: false,
	};
	sendings.set(key, sending);
	void sending.result.then((result) => {
		sendings.delete(key);
		// After the forms that wait for it.
		setTimeout(() => {
			if (!sending.isShown) onMissed(result);
		});
	});
	return sending;
}
