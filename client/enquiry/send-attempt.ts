import type { Attempt, SendResult } from "./attempt.ts";

/**
 * Preloads the submission code while the visitor types. Some browsers never retry a failed module
 * import, so a moment offline would otherwise break the form.
 */
export function prepareSending(): void {
	import("./send-upload.ts").catch(() => {});
}

/** Submits an attempt. Rejects if no response arrives. */
export async function sendAttempt({
	file,
	...attempt
}: Attempt): Promise<SendResult> {
	return file
		? (await import("./send-upload.ts")).sendUpload({ ...attempt, file })
		: (await import("./send-enquiry.ts")).sendEnquiry(attempt);
}
