import type { Message, MessageTree } from "../../shared/pages/page-data.ts";

/** A language's messages by namespace. */
export type MessageTrees = ReadonlyMap<string, MessageTree>;

/** Whether a message is a list of others. */
export function isList(
	message: Message | undefined,
): message is readonly Message[] {
	return Array.isArray(message);
}
