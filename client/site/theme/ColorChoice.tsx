import { themes } from "../../../shared/themes.ts";
import { useTranslation } from "../../state/translation.ts";
import { Choice } from "./Choice.tsx";
import styles from "./ColorChoice.module.css";
import { setTheme, useTheme } from "./theme-store.ts";

/** The theme selector, with each theme in its own colors. */
export function ColorChoice() {
	const { t } = useTranslation("theme");
	const current = useTheme();
	return (
		<fieldset>
			<legend>{t("color")}</legend>
			{themes.map((name) => (
				<Choice
					key={name}
					group="color"
					isChosen={name === current.name}
					onChoose={() => setTheme(name)}
				>
					<span className={styles.swatch} data-theme={name} />
					{t(`colors.${name}`)}
				</Choice>
			))}
		</fieldset>
	);
}
