import { useState } from "react";
import { trustHtml } from "../state/trusted-content.ts";

/**
 * The first page's content as the server rendered it. React does not hydrate it, so none of its
 * code needs to load. If React re-renders the document because an extension changed it, this
 * renders the same HTML.
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
