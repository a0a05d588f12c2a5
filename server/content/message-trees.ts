import type { Message, MessageTree } from "../../shared/pages/page-data.ts";

/** A locale's messages by namespace. */
export type MessageTrees = ReadonlyMap<string, MessageTree>;

/** Whether a message is a list of messages. */
export function isList(
	message: Message | undefined,
): message is readonly Message[] {
	return Array.isArray(message);
}
