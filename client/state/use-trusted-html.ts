import { useMemo } from "react";
import { trustHtml } from "./trusted-content.ts";

/**
 * HTML that the build has made, for `dangerouslySetInnerHTML`. The same for the same text: React writes
 * another value anew, and each one that is made is another.
 */
export function useTrustedHtml(html: string): { readonly __html: string } {
	return useMemo(() => ({ __html: trustHtml(html) }), [html]);
}
