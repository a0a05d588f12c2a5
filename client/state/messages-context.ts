import { createContext, useContext } from "react";
import type { MessageStore } from "../navigation/message-store.ts";

/** The browser's message store. Absent on the server, which has all messages. */
export const MessagesContext = createContext<MessageStore | undefined>(
	undefined,
);

/** The message store; `undefined` on the server. */
export function useMessages(): MessageStore | undefined {
	return useContext(MessagesContext);
}

/** The message store. @throws on the server */
export function useMessageStore(): MessageStore {
	const messages = useMessages();
	if (!messages) throw new Error("messages are loaded in the browser alone");
	return messages;
}
