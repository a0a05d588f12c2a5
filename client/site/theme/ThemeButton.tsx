import { type ReactNode, useEffect, useRef, useState } from "react";
import { createAsyncComponent } from "../../state/async-component.tsx";
import { usePage } from "../../state/page-context.ts";
import styles from "./ThemeButton.module.css";
import { followTheme } from "./theme-store.ts";

const AsyncThemePanel = createAsyncComponent({
	load: async () => (await import("./ThemePanel.tsx")).ThemePanel,
	namespaces: ["dialogs", "theme"],
});

/**
 * Opens the settings panel. It closes when navigation shows another page or language, or stays on
 * this one because a load failed.
 */
export function ThemeButton(props: {
	label: string;
	languages: ReactNode;
	menu?: ReactNode;
}) {
	const here = usePage();
	const button = useRef<HTMLButtonElement>(null);
	const [openOn, setOpenOn] = useState<object>();

	useEffect(followTheme, []);

	const close = () => {
		setOpenOn(undefined);
		// Safari does not focus clicked buttons, so the dialog cannot restore the focus.
		button.current?.focus();
	};
	return (
		<>
			<button
				className={styles.button}
				ref={button}
				type="button"
				aria-haspopup="dialog"
				aria-label={props.label}
				title={props.label}
				onClick={() => setOpenOn(here)}
			>
				<svg viewBox="0 0 24 24" aria-hidden="true">
					<circle cx="12" cy="12" r="9" />
					<path d="M12 3a9 9 0 0 1 0 18z" />
				</svg>
			</button>
			{openOn === here ? (
				<AsyncThemePanel
					onClose={close}
					languages={props.languages}
					menu={props.menu}
				/>
			) : null}
		</>
	);
}
