import { useTranslation } from "../state/translation.ts";
import { Section } from "./Section.tsx";
import styles from "./TestimonialsSection.module.css";

/** What clients say, each by role and sector. */
export function TestimonialsSection() {
	const { t } = useTranslation("home");
	return (
		<Section
			heading={t("testimonials.heading")}
			lead={t("testimonials.lead")}
			id="testimonials"
			layout="below"
			tone="sunken"
		>
			<div className={styles.quotes}>
				{t("testimonials.items").map(({ quote, role, sector }) => (
					<figure key={quote}>
						<blockquote>{quote}</blockquote>
						<figcaption>
							<strong>{role}</strong>
							<br />
							{sector}
						</figcaption>
					</figure>
				))}
			</div>
		</Section>
	);
}
