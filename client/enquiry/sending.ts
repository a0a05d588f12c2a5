import type { SendResult } from "./attempt.ts";
import { draftKey, type FormSubject } from "./enquiry-draft.ts";

/** An enquiry on its way. It outlives its form: dialogs can be closed, and pages left. */
export interface Sending {
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
