import type { Attempt, SendResult } from "./attempt.ts";

/**
 * Loads what sends while somebody types, before it is needed: some browsers never ask again for a
 * script that they could not have, so whoever is offline for a moment could not send any more.
 */
export function prepareSending(): void {
	import("./send-upload.ts").catch(() => {});
}

/** Makes the attempt. */
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
