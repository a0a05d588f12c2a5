import {
	type MouseEvent,
	type ReactNode,
	type SyntheticEvent,
	useEffect,
	useId,
	useRef,
} from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "../state/translation.ts";
import styles from "./Dialog.module.css";

/**
 * A native modal dialog: the rest of the page is inert and does not scroll, Escape and clicks on
 * the backdrop close it, and closing restores the focus.
 */
export function Dialog(props: {
	title: string;
	/** Called after the dialog has closed for any reason. */
	onClose: () => void;
	size?: "panel" | "screen";
	children: ReactNode;
}) {
	const { title, onClose, size = "panel", children } = props;
	const { t } = useTranslation("dialogs");
	const dialog = useRef<HTMLDialogElement>(null);
	const titleId = useId();

	useEffect(() => {
		const element = dialog.current;
		element?.showModal();
		return () => element?.close();
	}, []);

	const close = () => dialog.current?.close();
	// React also bubbles events from dialogs opened inside this one.
	const onClosed = (event: SyntheticEvent) => {
		if (event.target === dialog.current) onClose();
	};
	const onBackdrop = (event: MouseEvent) => {
		if (event.target === dialog.current) close();
	};
	return createPortal(
		// biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes dialogs on Escape
		<dialog
			className={styles.dialog}
			data-size={size}
			ref={dialog}
			aria-labelledby={titleId}
			onClose={onClosed}
			onClick={onBackdrop}
		>
			<div className={styles.content}>
				<header className={styles.header}>
					<h2 id={titleId}>{title}</h2>
					<button
						className={`sign ${styles.close}`}
						type="button"
						aria-label={t("close")}
						onClick={close}
					>
						<svg viewBox="0 0 24 24" aria-hidden="true">
							<path d="M5 5l14 14M19 5L5 19" />
						</svg>
					</button>
				</header>
				{children}
			</div>
		</dialog>,
		// Outside the scope of styles around the opener.
		document.body,
	);
}
