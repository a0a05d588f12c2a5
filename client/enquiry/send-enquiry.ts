import { enquiriesPath, robotMs } from "../../shared/enquiry/enquiry.ts";
import type { SendFailure, ShownError } from "./enquiry-state.ts";

const timeoutMs = 20_000;

/** Headers of every attempt, whatever it carries. */
export const attemptHeaders = (key: string) => ({
	Accept: "application/json, application/problem+json",
	"Idempotency-Key": key,
});

export type SendResult =
	| { readonly kind: "sent"; readonly reference: string }
	| { readonly kind: "invalid"; readonly errors: readonly ShownError[] }
	| {
			readonly kind: "failed";
			readonly failure: SendFailure;
			/** Whether the server has something else under the key. */
			readonly isKeyUsed?: boolean;
	  };

/**
 * Sends an enquiry. Not before the time that the server takes for human: whoever comes back to a
 * filled form may be quick.
 *
 * @param key names the attempt; a repeated one stores nothing twice.
 * @param shownAt when the form was first shown, in milliseconds since 1970.
 */
export async function sendEnquiry(
	input: Readonly<Record<string, unknown>>,
	key: string,
	shownAt: number,
): Promise<SendResult> {
	const elapsed = await waitToSend(shownAt);
	try {
		const response = await fetch(enquiriesPath, {
			method: "POST",
			headers: {
				...attemptHeaders(key),
				"Content-Type": "application/json",
			},
			body: JSON.stringify({ ...input, elapsed }),
			signal: AbortSignal.timeout(timeoutMs),
		});
		return readAnswer(response.status, await response.json());
	} catch {
		return { kind: "failed", failure: "offline" };
	}
}

/** Waits until the sender is no robot, and tells the milliseconds since the form was shown. */
export async function waitToSend(shownAt: number): Promise<number> {
	const elapsed = Math.max(Date.now() - shownAt, 0);
	const wait = Math.max(robotMs - elapsed, 0);
	if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
	return elapsed + wait;
}

/** What an answer of the server means for the form. */
export function readAnswer(status: number, body: unknown): SendResult {
	const answer = typeof body === "object" && body !== null ? body : {};
	if (
		status === 201 &&
		"reference" in answer &&
		typeof answer.reference === "string"
	)
		return { kind: "sent", reference: answer.reference };
	if (status === 422 && "errors" in answer && Array.isArray(answer.errors))
		return { kind: "invalid", errors: answer.errors.flatMap(readError) };
	// Only a key that names another enquiry is refused without naming a field.
	if (status === 422)
		return { kind: "failed", failure: "refused", isKeyUsed: true };
	if (status === 429) return { kind: "failed", failure: "limited" };
	if (status >= 500) return { kind: "failed", failure: "unavailable" };
	return { kind: "failed", failure: "refused" };
}

function readError(error: unknown): ShownError[] {
	if (typeof error !== "object" || error === null) return [];
	const { pointer, message } = { pointer: "", message: "", ...error };
	return [{ field: String(pointer).slice(1), text: String(message) }];
}
