import type { Attempt, SendResult } from "./attempt.ts";
import { sendEnquiry } from "./send-enquiry.ts";
import { sendUpload } from "./send-upload.ts";

/** Submits an attempt. Rejects if no response arrives. */
export function sendAttempt({
	file,
	...attempt
}: Attempt): Promise<SendResult> {
	return file ? sendUpload({ ...attempt, file }) : sendEnquiry(attempt);
}
