import { enquiriesPath } from "../../shared/enquiry/enquiry.ts";
import { upload } from "../http.ts";
import type { Attempt, SendResult } from "./attempt.ts";
import { readAnswer, waitToSend } from "./send-enquiry.ts";

/** The server waits as long for a slow connection. */
const timeout = 180_000;

/**
 * Sends an enquiry with a file. The file is read first: one that has been moved or changed since
 * it was chosen would look like a dropped connection. Rejects when no answer comes.
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
