import type { MessageStore } from "../navigation/message-store.ts";
import { mountStatus } from "../navigation/mount-status.tsx";
import { recoverDocument } from "./chunk-errors.ts";

/** Recovers from the failure of a file that hydration of the first page needs. */
export function recoverFirstView(messages: MessageStore, error: unknown): void {
	mountStatus(messages);
	void recoverDocument(error);
}
