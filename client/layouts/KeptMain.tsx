import { useState } from "react";
import { trustHtml } from "../state/trusted-content.ts";

/**
 * The first page's content as the server wrote it: React leaves it alone, so that nothing of it has
 * to be loaded. Where React builds the document anew, because an extension has changed it, it gets
 * the same HTML.
 */
export function KeptMain() {
	const [html] = useState(() => ({
		__html: trustHtml(document.getElementById("main")?.innerHTML ?? ""),
	}));
	return (
		<main
			id="main"
			tabIndex={-1}
			// biome-ignore lint/security/noDangerouslySetInnerHtml: it is what the document holds
			dangerouslySetInnerHTML={html}
			suppressHydrationWarning
		/>
	);
}
