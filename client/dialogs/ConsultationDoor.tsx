import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { isPlainClick } from "../navigation/is-plain-click.ts";
import { createAsyncComponent, loadAhead } from "../state/async-component.tsx";
import { useMessages } from "../state/messages-context.ts";
import { usePage } from "../state/page-context.ts";

const dialog = {
	load: async () =>
		(await import("./ConsultationDialog.tsx")).ConsultationDialog,
	namespaces: ["dialogs", "enquiry"],
};
const AsyncConsultationDialog = createAsyncComponent(dialog);

/** What comes before a click: of a pointer, a finger, the focus. */
const approaches = ["pointerover", "touchstart", "focusin"];

/**
 * The dialog that the links to a consultation open, wherever they are. What it takes is loaded when
 * the pointer, a finger or the focus comes near one. It closes when another page is shown, or the
 * same again because another could not be loaded, for what says so is below any dialog.
 */
export function ConsultationDoor() {
	const here = usePage();
	const { locale } = here;
	const messages = useMessages();
	const [opened, setOpened] = useState<{
		readonly link: HTMLElement;
		readonly on: object;
	}>();

	useEffect(() => {
		const listening = new AbortController();
		const { signal } = listening;
		const prepare = (event: Event): void => {
			if (messages && linkOf(event)) loadAhead(dialog, messages, locale);
		};
		const open = (event: MouseEvent): void => {
			const link = linkOf(event);
			if (!link || !isPlainClick(event)) return;
			event.preventDefault();
			setOpened({ link, on: here });
		};
		for (const type of approaches)
			document.addEventListener(type, prepare, { passive: true, signal });
		// Before what takes over the clicks on links.
		document.addEventListener("click", open, { capture: true, signal });
		return () => listening.abort();
	}, [messages, locale, here]);

	if (opened?.on !== here) return null;
	const { link } = opened;
	const close = (): void => {
		setOpened(undefined);
		// Safari gives clicked links no focus, so the dialog cannot give it back.
		link.focus();
	};
	return createPortal(
		<AsyncConsultationDialog
			onClose={close}
			isHiring={link.dataset.consultation === "hiring"}
		/>,
		// That it loads, or cannot be loaded, is seen above a dialog that the link is in.
		link.closest("dialog") ?? document.body,
	);
}

function linkOf({ target }: Event): HTMLElement | null {
	return target instanceof Element
		? target.closest<HTMLElement>("a[data-consultation]")
		: null;
}
