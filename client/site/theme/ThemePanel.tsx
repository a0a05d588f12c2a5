import { modes, themes } from "../../../shared/themes.ts";
import { Dialog } from "../../dialogs/Dialog.tsx";
import { useTranslation } from "../../state/translation.ts";
import { LanguageSelector } from "../LanguageSelector.tsx";
import { MenuButton } from "../menu/MenuButton.tsx";
import styles from "./ThemePanel.module.css";
import { setMode, setTheme, useTheme } from "./theme-store.ts";

/** The settings: colors, each in its own; light, dark, or the system's mode; language; menu. */
export function ThemePanel({ onClose }: { onClose: () => void }) {
	const { t } = useTranslation("theme");
	const current = useTheme();
	return (
		<Dialog title={t("title")} onClose={onClose}>
			<div className={styles.panel}>
				<fieldset>
					<legend>{t("color")}</legend>
					{themes.map((name) => (
						<label key={name}>
							<input
								type="radio"
								name="color"
								checked={name === current.name}
								onChange={() => setTheme(name)}
							/>
							<span className={styles.swatch} data-theme={name} />
							{t(`colors.${name}`)}
						</label>
					))}
				</fieldset>
				<fieldset>
					<legend>{t("mode")}</legend>
					{[...modes, undefined].map((mode) => (
						<label key={mode ?? "system"}>
							<input
								type="radio"
								name="mode"
								checked={mode === current.mode}
								onChange={() => setMode(mode)}
							/>
							{t(`modes.${mode ?? "system"}`)}
						</label>
					))}
				</fieldset>
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
