import { recoverDocument } from "./chunk-errors.ts";
import type { MessageStore } from "./message-store.ts";
import { mountStatus } from "./mount-status.tsx";

/** Answers the failure of a file without which the first page cannot be hydrated. */
export function recoverFirstView(messages: MessageStore, error: unknown): void {
	mountStatus(messages);
	void recoverDocument(error);
}
