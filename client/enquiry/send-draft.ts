import type { SendResult } from "./attempt.ts";
import { type Draft, renewKey } from "./enquiry-draft.ts";

/**
 * Sends a draft, and retries once under a new key if the server knows its key for other content: a
 * duplicated tab shares the original's key.
 *
 * @param keep saves the draft before it is sent, for the next attempt
 */
export async function sendDraft(
	draft: Draft,
	send: (draft: Draft) => Promise<SendResult>,
	keep: (draft: Draft) => void,
): Promise<SendResult> {
	keep(draft);
	const result = await send(draft);
	if (result.kind !== "failed" || !result.isKeyUsed) return result;
	const renewed = renewKey(draft);
	keep(renewed);
	return send(renewed);
}
