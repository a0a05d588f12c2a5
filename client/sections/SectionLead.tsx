import type { SectionCopy } from "../../shared/pages/page-copy.ts";
import { Example } from "./Example.tsx";
import { Paragraphs } from "./Lines.tsx";
import styles from "./SectionLead.module.css";

/** A section's paragraphs, marked if they are invented. */
export function SectionLead({ section }: { section: SectionCopy }) {
	const { paragraphs, large, layout, sample = layout === "story" } = section;
	return (
		<div className={styles.lead} data-large={large}>
			{sample ? <Example /> : null}
			<Paragraphs texts={paragraphs} />
		</div>
	);
}
