import { useMemo } from "react";
import { trustHtml } from "./trusted-content.ts";

/**
 * Build-generated HTML for `dangerouslySetInnerHTML`. Memoized because each trusted value is a new
 * object, for which React would replace the content.
 */
export function useTrustedHtml(html: string): { readonly __html: string } {
	return useMemo(() => ({ __html: trustHtml(html) }), [html]);
}
