import type { PositionCopy } from "../../shared/pages/content.ts";
import { Term } from "../sections/Term.tsx";
import { Terms } from "../sections/Terms.tsx";
import { useTranslation } from "../state/translation.ts";
import styles from "./PositionPay.module.css";

/** What a vacancy pays, in figures and drawn. */
export function PositionPay({ salary }: Pick<PositionCopy, "salary">) {
	const { t } = useTranslation("positions");
	return (
		<Terms layout="grid">
			<Term name={t("fields.salary")}>
				<span className={styles.pay}>{salary.text}</span>
				<small>{t("fields.salaryNote")}</small>
				{/* The offered range on a scale from zero to the maximum. */}
				<svg
					className={styles.range}
					viewBox={`0 0 ${salary.max} 1`}
					preserveAspectRatio="none"
					aria-hidden="true"
				>
					<path d={`M${salary.min} 0H${salary.max}V1H${salary.min}z`} />
				</svg>
				<small className={styles.scale} aria-hidden="true">
					<span>0</span>
					<span>{salary.text.split("–").at(-1)}</span>
				</small>
			</Term>
		</Terms>
	);
}
