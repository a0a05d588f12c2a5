import { enquiriesPath } from "../../shared/enquiry/enquiry.ts";
import {
	attemptHeaders,
	readAnswer,
	type SendResult,
	waitToSend,
} from "./send-enquiry.ts";

/** The server waits as long for a slow connection. */
const timeoutMs = 180_000;

/** An upload: what `sendEnquiry` takes, and the file. */
export interface EnquiryUpload {
	readonly input: Readonly<Record<string, unknown>>;
	readonly file: File;
	readonly key: string;
	readonly shownAt: number;
	/** Told how much has been sent, in percent. */
	readonly onProgress: (percent: number) => void;
}

/**
 * Sends an enquiry with a file. The file is read first: one that has been moved or changed since
 * it was chosen would look like a dropped connection.
 */
export async function sendUpload(upload: EnquiryUpload): Promise<SendResult> {
	const { input, file, key, shownAt, onProgress } = upload;
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
	const answer = await post(form, key, onProgress);
	return answer
		? readAnswer(answer.status, answer.body)
		: { kind: "failed", failure: "offline" };
}

/** Posts a form, and resolves with nothing when no answer came. `fetch` tells no progress. */
function post(
	form: FormData,
	key: string,
	onProgress: (percent: number) => void,
): Promise<{ status: number; body: unknown } | undefined> {
	return new Promise((resolve) => {
		const request = new XMLHttpRequest();
		request.open("POST", enquiriesPath);
		for (const [name, value] of Object.entries(attemptHeaders(key)))
			request.setRequestHeader(name, value);
		request.responseType = "json";
		request.timeout = timeoutMs;
		request.upload.onprogress = ({ loaded, total }) =>
			onProgress(Math.floor((loaded / total) * 100));
		request.onload = () =>
			resolve({ status: request.status, body: request.response });
		request.onerror = () => resolve(undefined);
		request.ontimeout = () => resolve(undefined);
		request.onabort = () => resolve(undefined);
		request.send(form);
	});
}
