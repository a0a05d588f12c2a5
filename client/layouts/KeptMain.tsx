import { useLayoutEffect, useRef, useState } from "react";

const nothing = { __html: globalThis.trustedTypes?.emptyHTML ?? "" };

/**
 * The first page's content as the server rendered it. React does not hydrate it, so none of its
 * code needs to load. If React re-renders the document because an extension or a translation
 * changed it, the same elements move, with what was typed and the focus.
 */
export function KeptMain() {
	const main = useRef<HTMLElement>(null);
	const [[kept, focused]] = useState(
		() => [document.getElementById("main"), document.activeElement] as const,
	);
	useLayoutEffect(() => {
		if (!kept || main.current === kept) return;
		main.current?.replaceChildren(...kept.childNodes);
		if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
	}, [kept, focused]);
	return (
		<main
			id="main"
			ref={main}
			tabIndex={-1}
			// biome-ignore lint/security/noDangerouslySetInnerHtml: with it, React leaves the content alone
			dangerouslySetInnerHTML={nothing}
			suppressHydrationWarning
		/>
	);
}
