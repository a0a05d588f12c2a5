import { createRoot } from "react-dom/client";
import type { MessageStore } from "./message-store.ts";
import { PageStatus } from "./PageStatus.tsx";

/** Puts what is said beside the page into the document, after everything else. */
export function mountStatus(messages: MessageStore): void {
	const element = document.createElement("div");
	document.body.append(element);
	createRoot(element).render(<PageStatus messages={messages} />);
}
