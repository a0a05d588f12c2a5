import { hiringModels } from "../../shared/hiring-models.ts";
import { Fold } from "../sections/Fold.tsx";
import { useTranslation } from "../state/translation.ts";
import { ModelBeads } from "./ModelBeads.tsx";
import styles from "./ModelKey.module.css";

const { temporary, outsourcing, recruitment } = hiringModels;
/** The signs of a hiring model's line: a drawing that has each, and where it starts there. */
const signs = [
	[temporary, -3],
	[recruitment, 35],
	[temporary, 71],
	[temporary, 143],
	[temporary, 180],
	[outsourcing, 180],
] as const;

/** Explains the signs of a hiring model's line. */
export function ModelKey() {
	const { t } = useTranslation("contract");
	const key = t("key");
	return (
		<Fold summary={t("keyName")} isNarrow>
			<ul className={styles.key}>
				{signs.map(([model, start], index) => (
					<li key={key[index]}>
						<ModelBeads model={model} box={`${start} 3 18 18`} />
						{key[index]}
					</li>
				))}
			</ul>
		</Fold>
	);
}
