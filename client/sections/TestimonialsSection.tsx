import type { ReactNode } from "react";
import { withoutMarks } from "../../shared/break-mark.ts";
import { useTranslation } from "../state/translation.ts";
import { Lines } from "./Lines.tsx";
import { Section } from "./Section.tsx";
import styles from "./TestimonialsSection.module.css";

/**
 * Made-up quotations by role and sector.
 *
 * @param props.children content below the quotations
 */
export function TestimonialsSection({ children }: { children?: ReactNode }) {
	const { t, i18n } = useTranslation("home");
	return (
		<Section
			heading={t("testimonials.heading")}
			lead={t("testimonials.lead")}
			id="testimonials"
			layout="below"
		>
			{/* biome-ignore lint/a11y/useSemanticElements: fieldsets are for fields */}
			<div
				role="group"
				className={styles.quotes}
				aria-label={withoutMarks(t("testimonials.heading"))}
				// biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls on telephones, by keys where the focus is
				tabIndex={0}
			>
				{t("testimonials.items").map(({ quote, role, sector }) => (
					<figure key={quote}>
						<Lines as="blockquote" text={quote} />
						<figcaption>
							<strong>{role}</strong>
							<br />
							{sector}
							<br />
							{i18n.t("example")}
						</figcaption>
					</figure>
				))}
			</div>
			{children}
		</Section>
	);
}
