import { enquiriesPath } from "../../shared/enquiry/enquiry.ts";
import { accept, addressOf, hearBuild } from "../http.ts";
import type { Attempt, SendResult } from "./attempt.ts";
import { readAnswer, waitToSend } from "./send-enquiry.ts";

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
	// `fetch` has no progress events.
	const post = new XMLHttpRequest();
	const address = addressOf(enquiriesPath);
	post.open("POST", address);
	post.setRequestHeader("Accept", accept);
	post.setRequestHeader("Idempotency-Key", key);
	post.responseType = "json";
	post.timeout = timeout;
	post.upload.onprogress = ({ loaded, total }) =>
		onProgress(Math.floor((loaded / total) * 100));
	await new Promise((resolve, reject) => {
		post.onload = resolve;
		post.onerror =
			post.ontimeout =
			post.onabort =
				() => reject(new TypeError("no answer"));
		post.send(form);
	});
	// Whether the site answered, `readAnswer` tells by the body.
	hearBuild(address, { get: (name) => post.getResponseHeader(name) });
	return readAnswer(post.status, post.response);
}
