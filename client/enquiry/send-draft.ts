import type { SendResult } from "./attempt.ts";
import { type Draft, renewKey } from "./enquiry-draft.ts";

/**
 * Sends a draft, and once more under a new key where the server has something else under its own: a tab
 * that was duplicated has the key of the other, and its enquiry has not been taken.
 *
 * @param keep keeps the draft before it is sent, for the next attempt.
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
