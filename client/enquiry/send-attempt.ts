import type { Attempt, SendResult } from "./attempt.ts";

/** Makes the attempt. What sends is loaded now: it is no part of a first view. */
export async function sendAttempt({
	file,
	...attempt
}: Attempt): Promise<SendResult> {
	try {
		if (!file) {
			const { sendEnquiry } = await import("./send-enquiry.ts");
			return await sendEnquiry(attempt);
		}
		const { sendUpload } = await import("./send-upload.ts");
		return await sendUpload({ ...attempt, file });
	} catch {
		return { kind: "failed", failure: "offline" };
	}
}
