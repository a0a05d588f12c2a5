import { Dialog } from "../../dialogs/Dialog.tsx";
import { useTranslation } from "../../state/translation.ts";
import { LanguageSelector } from "../LanguageSelector.tsx";
import { MenuButton } from "../menu/MenuButton.tsx";
import { ColorChoice } from "./ColorChoice.tsx";
import { ModeChoice } from "./ModeChoice.tsx";
import styles from "./ThemePanel.module.css";

/** The settings: colors, mode, language, and the menu. */
export function ThemePanel({ onClose }: { onClose: () => void }) {
	const { t } = useTranslation("theme");
	return (
		<Dialog title={t("title")} onClose={onClose}>
			<div className={styles.panel}>
				<ColorChoice />
				<ModeChoice />
				<section>
					<h3>{t("language")}</h3>
					<LanguageSelector />
				</section>
				<section>
					<h3>{t("menu")}</h3>
					<MenuButton isForAll />
				</section>
			</div>
		</Dialog>
	);
}
