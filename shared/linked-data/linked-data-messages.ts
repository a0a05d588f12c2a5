import type { Message } from "../pages/page-data.ts";
import { readMessage } from "../pages/page-messages.ts";

/** The messages of a list; none if it is not there. */
export function listOf(message: Message | undefined): readonly Message[] {
	return Array.isArray(message) ? message : [];
}

/** The message at a key of another. */
export function messageAt(message: Message, key: string): Message | undefined {
	return readMessage({ message }, `message.${key}`);
}

/** The text at a key of a message; empty if it is not there. */
export function textOf(message: Message, key: string): string {
	const value = messageAt(message, key);
	return typeof value === "string" ? value : "";
}
