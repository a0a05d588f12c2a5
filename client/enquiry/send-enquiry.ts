import { enquiriesPath, robotMs } from "../../shared/enquiry/enquiry.ts";
import { isObject } from "../../shared/is-object.ts";
import { send } from "../http.ts";
import type { Attempt, SendResult, ShownError } from "./attempt.ts";

const timeout = 20_000;

/**
 * Submits an enquiry. Waits until the server no longer takes the sender for a robot, since a restored
 * form may be submitted quickly. Rejects if no response arrives.
 */
export async function sendEnquiry({
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
export async function waitToSend(shownAt: number): Promise<number> {
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
