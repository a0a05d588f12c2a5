import type { Message, MessageTree } from "../../shared/pages/page-data.ts";

/** A locale's messages by namespace. */
export type MessageTrees = ReadonlyMap<string, MessageTree>;

export function isList(
	message: Message | undefined,
): message is readonly Message[] {
	return Array.isArray(message);
}
