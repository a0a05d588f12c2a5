import { useEffect } from "react";
import { createPortal } from "react-dom";
import { isPlainClick } from "../navigation/is-plain-click.ts";
import { createAsyncComponent, loadAhead } from "../state/async-component.tsx";
import { usePage } from "../state/page-context.ts";
import { useOpenHere } from "../state/use-open-here.ts";

const dialog = {
	load: async () =>
		(await import("./ConsultationDialog.tsx")).ConsultationDialog,
	namespaces: ["dialogs", "enquiry"],
};
const AsyncConsultationDialog = createAsyncComponent(dialog);

/** Events that precede a click. */
const approaches = ["pointerover", "touchstart", "focusin"];

/**
 * The dialog behind all consultation links, wherever they are. Its code loads when a pointer, a
 * finger or the focus approaches one.
 */
export function ConsultationDoor() {
	const { locale, messages } = usePage();
	const [link, setLink] = useOpenHere<HTMLElement>();

	useEffect(() => {
		const listening = new AbortController();
		const { signal } = listening;
		const prepare = (event: Event): void => {
			if (messages && linkOf(event)) loadAhead(dialog, messages, locale);
		};
		const open = (event: MouseEvent): void => {
			const clicked = linkOf(event);
			if (!clicked || !isPlainClick(event)) return;
			event.preventDefault();
			setLink(clicked);
		};
		for (const type of approaches)
			document.addEventListener(type, prepare, { passive: true, signal });
		// Capture runs before the navigation's click listener.
		document.addEventListener("click", open, { capture: true, signal });
		return () => listening.abort();
	}, [messages, locale, setLink]);

	if (!link) return null;
	const close = (): void => {
		setLink(undefined);
		// Safari does not focus clicked links, so the dialog cannot restore the focus.
		link.focus();
	};
	return createPortal(
		<AsyncConsultationDialog
			onClose={close}
			isHiring={link.dataset.consultation === "hiring"}
		/>,
		// Inside an open dialog, so that the loading and failure notices are not hidden behind it.
		link.closest("dialog") ?? document.body,
	);
}

function linkOf({ target }: Event): HTMLElement | null {
	return target instanceof Element
		? target.closest<HTMLElement>("a[data-consultation]")
		: null;
}
