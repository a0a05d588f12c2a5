import { createRoot } from "react-dom/client";
import type { MessageStore } from "./message-store.ts";
import { PageStatus } from "./PageStatus.tsx";

/** Mounts {@link PageStatus} at the end of the document. */
export function mountStatus(messages: MessageStore): void {
	const element = document.createElement("div");
	document.body.append(element);
	createRoot(element).render(<PageStatus messages={messages} />);
}
