import { type MouseEvent, type ReactNode, useState } from "react";
import { hrefFor } from "../../shared/pages/page-paths.ts";
import { LoadFailure } from "../failures/LoadFailure.tsx";
import { LoadingNotice } from "../navigation/LoadingNotice.tsx";
import { createAsyncComponent } from "../state/async-component.tsx";
import { usePage } from "../state/page-context.ts";

const AsyncConsultationDialog = createAsyncComponent({
	load: async () =>
		(await import("./ConsultationDialog.tsx")).ConsultationDialog,
	namespaces: ["dialogs", "enquiry"],
	Fallback: LoadingNotice,
	Failure: LoadFailure,
});

/**
 * Opens the consultation that fits the page: an expert's on the pages of an industry or a service,
 * the general one elsewhere. Without scripts it leads to the contact page.
 */
export function ConsultationLink(props: {
	className: string;
	children: ReactNode;
}) {
	const { locale } = usePage();
	const [isOpen, setOpen] = useState(false);
	const open = (event: MouseEvent) => {
		if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
			return;
		event.preventDefault();
		setOpen(true);
	};
	return (
		<>
			<a
				className={props.className}
				href={hrefFor("contact", locale)}
				aria-haspopup="dialog"
				onClick={open}
			>
				{props.children}
			</a>
			{isOpen ? (
				<AsyncConsultationDialog onClose={() => setOpen(false)} />
			) : null}
		</>
	);
}
