import { useTranslation } from "../state/translation.ts";
import styles from "./PartNames.module.css";

/** The names of the parts of hiring models, each above or below its circle of a `ModelLine`. */
export function PartNames() {
	const { t } = useTranslation("contract");
	return (
		<ol className={styles.parts} aria-hidden="true">
			{t("lineParts").map((name) => (
				<li key={name}>{name}</li>
			))}
		</ol>
	);
}
