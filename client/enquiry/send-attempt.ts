import {
	type EnquiryFailure,
	type EnquiryFault,
	enquiriesPath,
	robotMs,
} from "../../shared/enquiry/enquiry.ts";
import { isObject } from "../../shared/is-object.ts";
import { accept, addressOf, hearBuild, send } from "../http.ts";

/** An attempt to submit an enquiry, with or without a file. */
interface Attempt {
	readonly input: Readonly<Record<string, unknown>>;
	readonly file: File | undefined;
	/** Idempotency key: a retry under the same key stores nothing twice. */
	readonly key: string;
	/** When the form was first shown, in milliseconds since the epoch. */
	readonly shownAt: number;
	/** Receives upload progress in percent. */
	readonly onProgress: (percent: number) => void;
}

/** A displayed error: a fault with a translation, or the server's own text. */
export interface ShownError {
	readonly field: string;
	readonly fault?: EnquiryFault;
	readonly text?: string;
}

/** Why a submission failed, as told by the server or implied by a missing response. */
export type SendFailure = EnquiryFailure | "offline" | "refused";

/** What became of an attempt. */
export type SendResult =
	| { readonly kind: "sent"; readonly reference: string }
	| { readonly kind: "invalid"; readonly errors: readonly ShownError[] }
	| {
			readonly kind: "failed";
			readonly failure: SendFailure;
			/** Whether the server knows the key for different content. */
			readonly isKeyUsed?: boolean;
	  };

/** Submits an attempt. Rejects if no response arrives. */
export function sendAttempt({
	file,
	...attempt
}: Attempt): Promise<SendResult> {
	return file ? sendUpload({ ...attempt, file }) : sendEnquiry(attempt);
}

const timeout = 20_000;
/** As long as the server waits for slow connections. */
const uploadTimeout = 180_000;

/**
 * Submits an enquiry. Waits until the server no longer takes the sender for a robot, since a restored
 * form may be submitted quickly. Rejects if no response arrives.
 */
async function sendEnquiry({
	input,
	key,
	shownAt,
}: Omit<Attempt, "file">): Promise<SendResult> {
	const elapsed = await waitToSend(shownAt);
	const { status, body } = await send(enquiriesPath, {
		method: "POST",
		headers: { "Idempotency-Key": key },
		body: { ...input, elapsed },
		timeout,
	});
	return readAnswer(status, body);
}

/** Waits for the server's minimum time. Returns the milliseconds since the form was shown. */
async function waitToSend(shownAt: number): Promise<number> {
	const elapsed = Math.max(Date.now() - shownAt, 0);
	const wait = Math.max(robotMs - elapsed, 0);
	if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
	return elapsed + wait;
}

/** Interprets the server's response. */
export function readAnswer(status: number, body: unknown): SendResult {
	const { reference, errors }: Readonly<Record<string, unknown>> = isObject(
		body,
	)
		? body
		: {};
	if (status === 201 && typeof reference === "string")
		return { kind: "sent", reference };
	if (status === 422 && Array.isArray(errors))
		return { kind: "invalid", errors: errors.flatMap(readError) };
	// Of our 422 responses, only a reused key names no field.
	if (status === 422)
		return { kind: "failed", failure: "refused", isKeyUsed: true };
	if (status === 429) return { kind: "failed", failure: "limited" };
	if (status >= 500) return { kind: "failed", failure: "unavailable" };
	// Not our response: an intermediary, such as a captive portal, answered.
	if (status < 400) return { kind: "failed", failure: "offline" };
	return { kind: "failed", failure: "refused" };
}

function readError(error: unknown): ShownError[] {
	if (!isObject(error)) return [];
	const { pointer, message } = { pointer: "", message: "", ...error };
	return [{ field: String(pointer).slice(1), text: String(message) }];
}

/**
 * Submits an enquiry with a file. It reads the file first: one that was moved or changed since its
 * selection would look like a dropped connection. Rejects if no response arrives.
 */
async function sendUpload({
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
	post.timeout = uploadTimeout;
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
