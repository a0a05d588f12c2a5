import { enquiriesPath } from "../../shared/enquiry/enquiry.ts";
import type { Attempt, SendResult } from "./attempt.ts";
import { readAnswer, waitToSend } from "./send-enquiry.ts";
import { upload } from "./upload.ts";

/** As long as the server waits for slow connections. */
const timeout = 180_000;

/**
 * Submits an enquiry with a file. It reads the file first: one that was moved or changed since its
 * selection would look like a dropped connection. Rejects if no response arrives.
 */
export async function sendUpload({
	input,
	file,
	key,
	shownAt,
	onProgress,
}: Attempt & { readonly file: File }): Promise<SendResult> {
	const bytes = await file.arrayBuffer().catch(() => undefined);
	if (!bytes)
		return {
			kind: "invalid",
			errors: [{ field: "cv", fault: "cvBroken" }],
		};
	const elapsed = await waitToSend(shownAt);
	const form = new FormData();
	for (const [name, value] of Object.entries({ ...input, elapsed }))
		if (name !== "cv") form.set(name, String(value));
	form.set("cv", new File([bytes], file.name, { type: file.type }));
	const { status, body } = await upload(enquiriesPath, {
		form,
		headers: { "Idempotency-Key": key },
		timeout,
		onProgress,
	});
	return readAnswer(status, body);
}
