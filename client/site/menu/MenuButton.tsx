import { type MouseEvent, useRef } from "react";
import { isPlainClick } from "../../navigation/is-plain-click.ts";
import { createAsyncComponent } from "../../state/async-component.tsx";
import { useTranslation } from "../../state/translation.ts";
import { useOpenHere } from "../../state/use-open-here.ts";
import styles from "./MenuButton.module.css";

const AsyncMobileMenu = createAsyncComponent({
	load: async () => (await import("./MobileMenu.tsx")).MobileMenu,
	namespaces: ["dialogs"],
});

/** Opens the full-screen menu: a dialog, or without scripts the target of its link. */
export function MenuButton({ isForAll = false }: { isForAll?: boolean }) {
	const { t } = useTranslation();
	const [isOpen, setOpen] = useOpenHere();
	const link = useRef<HTMLAnchorElement>(null);
	const close = () => {
		setOpen(false);
		// If the menu failed to load, no dialog restores the focus.
		link.current?.focus();
	};
	const open = (event: MouseEvent) => {
		if (!isPlainClick(event)) return;
		event.preventDefault();
		setOpen(true);
	};
	return (
		<>
			{/* biome-ignore lint/a11y/useValidAnchor: without scripts it is a link */}
			<a
				className={styles.button}
				ref={link}
				href="#menu"
				data-for-all={isForAll || undefined}
				aria-haspopup="dialog"
				onClick={open}
			>
				{t("header.menu")}
			</a>
			{isOpen ? <AsyncMobileMenu onClose={close} /> : null}
		</>
	);
}
