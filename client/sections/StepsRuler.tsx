import { useTranslation } from "../state/translation.ts";
import { Section } from "./Section.tsx";
import styles from "./StepsRuler.module.css";

/** The day after which each step ends, of those that the ruler shows. */
const ends = [1, 3, 14, 25, 34] as const;

/** How a search runs: its days as a ruler, and what happens in each stretch of it. */
export function StepsRuler() {
	const { t } = useTranslation("services");
	const ticks = Array.from({ length: 34 }, (_, day) => `M${day + 1} 26v6`);
	return (
		<Section
			heading={t("steps.heading")}
			lead={t("steps.lead")}
			id="steps"
			layout="below"
		>
			<svg
				className={styles.ruler}
				viewBox="0 0 34 32"
				preserveAspectRatio="none"
				aria-hidden="true"
			>
				<path className={styles.bar} d="M0 0H33.4L34 12 33.4 24H0Z" />
				<path
					className={styles.cuts}
					d={ends
						.slice(0, -1)
						.map((end) => `M${end} 0V24`)
						.join("")}
				/>
				<path className={styles.ticks} d={ticks.join("")} />
			</svg>
			<ol className={styles.steps}>
				{t("steps.items").map(({ name, text }) => (
					<li key={name}>
						<h3>{name}</h3>
						<p>{text}</p>
					</li>
				))}
			</ol>
		</Section>
	);
}
