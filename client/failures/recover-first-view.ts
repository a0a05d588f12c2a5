import type { MessageStore } from "../navigation/message-store.ts";
import { mountStatus } from "../navigation/mount-status.tsx";
import { recoverDocument } from "./chunk-errors.ts";

/** Answers the failure of a file without which the first page cannot be hydrated. */
export function recoverFirstView(messages: MessageStore, error: unknown): void {
	mountStatus(messages);
	void recoverDocument(error);
}
