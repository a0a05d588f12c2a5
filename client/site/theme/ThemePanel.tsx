import type { ReactNode } from "react";
import { Dialog } from "../../dialogs/Dialog.tsx";
import { useTranslation } from "../../state/translation.ts";
import { ColorChoice } from "./ColorChoice.tsx";
import { ModeChoice } from "./ModeChoice.tsx";
import styles from "./ThemePanel.module.css";

/** The settings: colors, mode, language, and optionally the menu. */
export function ThemePanel(props: {
	onClose: () => void;
	languages: ReactNode;
	menu?: ReactNode;
}) {
	const { t } = useTranslation("theme");
	return (
		<Dialog title={t("title")} onClose={props.onClose}>
			<div className={styles.panel}>
				<ColorChoice />
				<ModeChoice />
				<section>
					<h3>{t("language")}</h3>
					{props.languages}
				</section>
				{props.menu ? (
					<section>
						<h3>{t("menu")}</h3>
						{props.menu}
					</section>
				) : null}
			</div>
		</Dialog>
	);
}
