import type { Message, MessageTree } from "../../shared/pages/page-data.ts";
import { readMessage } from "../../shared/pages/page-messages.ts";

/** A locale's messages by namespace. */
export type MessageTrees = ReadonlyMap<string, MessageTree>;

/** Whether a message is a list of messages. */
export function isList(
	message: Message | undefined,
): message is readonly Message[] {
	return Array.isArray(message);
}

/** The messages of a list; empty if there is none. */
export function listOf(message: Message | undefined): readonly Message[] {
	return isList(message) ? message : [];
}

/** The message at a key of another. */
export function messageAt(
	message: Message | undefined,
	key: string,
): Message | undefined {
	return message && readMessage({ message }, `message.${key}`);
}

/** The text at a key of a message; empty if there is none. */
export function stringAt(message: Message | undefined, key: string): string {
	const value = messageAt(message, key);
	return typeof value === "string" ? value : "";
}
