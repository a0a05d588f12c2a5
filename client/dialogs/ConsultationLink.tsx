import { type MouseEvent, type ReactNode, useRef, useState } from "react";
import { hrefFor, pageHref } from "../../shared/pages/page-paths.ts";
import { LoadFailure } from "../failures/LoadFailure.tsx";
import { isPlainClick } from "../navigation/is-plain-click.ts";
import { LoadingNotice } from "../navigation/LoadingNotice.tsx";
import { createAsyncComponent, loadAhead } from "../state/async-component.tsx";
import { useMessages } from "../state/messages-context.ts";
import { usePage } from "../state/page-context.ts";

const dialog = {
	load: async () =>
		(await import("./ConsultationDialog.tsx")).ConsultationDialog,
	namespaces: ["dialogs", "enquiry"],
	Fallback: LoadingNotice,
	Failure: LoadFailure,
};
const AsyncConsultationDialog = createAsyncComponent(dialog);

/**
 * Opens the consultation that fits the page: an expert's on the pages of an industry or a service,
 * the general one elsewhere. What it takes is loaded when the pointer, a finger or the focus comes
 * near. It closes when another page is shown. Without scripts, and on the contact page, which has
 * the form, it is a link.
 *
 * @param href where it leads without scripts; by default the contact page.
 * @param isHiring whether a general consultation is about hiring.
 */
export function ConsultationLink(props: {
	className: string | undefined;
	href?: string | undefined;
	isHiring?: boolean;
	children: ReactNode;
}) {
	const { page, locale } = usePage();
	const { className, children, href = hrefFor("contact", locale) } = props;
	const messages = useMessages();
	const link = useRef<HTMLAnchorElement>(null);
	const [openOn, setOpenOn] = useState<string>();
	const here = pageHref(page, locale);
	if (page.id === "contact")
		return (
			<a className={className} href={href}>
				{children}
			</a>
		);

	const open = (event: MouseEvent) => {
		if (!isPlainClick(event)) return;
		event.preventDefault();
		setOpenOn(here);
	};
	const close = () => {
		setOpenOn(undefined);
		// Safari gives clicked links no focus, so the dialog cannot give it back.
		link.current?.focus();
	};
	const prepare = () => {
		if (messages) loadAhead(dialog, messages, locale);
	};
	return (
		<>
			<a
				ref={link}
				className={className}
				href={href}
				aria-haspopup="dialog"
				onPointerEnter={prepare}
				onTouchStart={prepare}
				onFocus={prepare}
				onClick={open}
			>
				{children}
			</a>
			{openOn === here ? (
				<AsyncConsultationDialog onClose={close} isHiring={props.isHiring} />
			) : null}
		</>
	);
}
