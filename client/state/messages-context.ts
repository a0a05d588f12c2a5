import { createContext, useContext } from "react";
import type { MessageStore } from "../navigation/message-store.ts";

/** The browser's messages. There are none on the server, where everything is loaded. */
export const MessagesContext = createContext<MessageStore | undefined>(
	undefined,
);

/** There are none on the server. */
export function useMessages(): MessageStore | undefined {
	return useContext(MessagesContext);
}

/** Throws on the server. */
export function useMessageStore(): MessageStore {
	const messages = useMessages();
	if (!messages) throw new Error("messages are loaded in the browser alone");
	return messages;
}
