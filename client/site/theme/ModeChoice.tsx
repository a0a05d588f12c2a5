import { modes } from "../../../shared/themes.ts";
import { useTranslation } from "../../state/translation.ts";
import { Choice } from "./Choice.tsx";
import { setMode, useTheme } from "./theme-store.ts";

/** Selects light, dark, or the system's mode. */
export function ModeChoice() {
	const { t } = useTranslation("theme");
	const current = useTheme();
	return (
		<fieldset>
			<legend>{t("mode")}</legend>
			{[...modes, undefined].map((mode) => (
				<Choice
					key={mode ?? "system"}
					group="mode"
					isChosen={mode === current.mode}
					onChoose={() => setMode(mode)}
				>
					{t(`modes.${mode ?? "system"}`)}
				</Choice>
			))}
		</fieldset>
	);
}
