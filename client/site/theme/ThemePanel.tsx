import type { ReactNode } from "react";
import { Dialog } from "../../dialogs/Dialog.tsx";
import { useTranslation } from "../../state/translation.ts";
import { ColorChoice } from "./ColorChoice.tsx";
import { ModeChoice } from "./ModeChoice.tsx";
import styles from "./ThemePanel.module.css";

/** How the site looks and speaks: colors, mode, language, and the menu where one is given. */
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
