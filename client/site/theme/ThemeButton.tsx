import { useEffect, useRef } from "react";
import { createAsyncComponent } from "../../state/async-component.tsx";
import { useTranslation } from "../../state/translation.ts";
import { useOpenHere } from "../../state/use-open-here.ts";
import styles from "./ThemeButton.module.css";
import { followTheme } from "./theme-store.ts";

const AsyncThemePanel = createAsyncComponent({
	load: async () => (await import("./ThemePanel.tsx")).ThemePanel,
	namespaces: ["dialogs", "theme"],
});

/** Opens the settings panel. */
export function ThemeButton() {
	const { t } = useTranslation();
	const label = t("header.settings");
	const button = useRef<HTMLButtonElement>(null);
	const [isOpen, setOpen] = useOpenHere();

	useEffect(followTheme, []);

	const close = () => {
		setOpen(false);
		// Safari does not focus clicked buttons, so the dialog cannot restore the focus.
		button.current?.focus();
	};
	return (
		<>
			<button
				className={`sign ${styles.button}`}
				ref={button}
				type="button"
				aria-haspopup="dialog"
				aria-label={label}
				title={label}
				onClick={() => setOpen(true)}
			>
				<svg viewBox="0 0 24 24" aria-hidden="true">
					<circle cx="12" cy="12" r="9" />
					<path d="M12 3a9 9 0 0 1 0 18z" />
				</svg>
			</button>
			{isOpen ? <AsyncThemePanel onClose={close} /> : null}
		</>
	);
}
