import { useTranslation } from "../state/translation.ts";
import styles from "./PartNames.module.css";
import { RailNames } from "./RailNames.tsx";

/** The names of the parts of hiring models, each above or below its circle of a `ModelLine`. */
export function PartNames() {
	const { t } = useTranslation("contract");
	return (
		<div className={styles.parts} aria-hidden="true">
			<RailNames names={t("lineParts").map((name) => ({ name }))} />
		</div>
	);
}
