import type { ReactNode } from "react";
import type { SectionCopy } from "../../shared/pages/page-copy.ts";
import { useTranslation } from "../state/translation.ts";
import { Calendar } from "./Calendar.tsx";
import { Chart } from "./Chart.tsx";
import { Fold } from "./Fold.tsx";
import { HiringLawTable } from "./HiringLawTable.tsx";
import { SectionLead } from "./SectionLead.tsx";
import { hasParts, SectionParts } from "./SectionParts.tsx";
import styles from "./SectionText.module.css";

/** A section's content below its heading: text, points and facts, tables and charts. */
export function SectionText(props: {
	section: SectionCopy;
	/** Stands beside the text; the points then continue below the text. */
	drawing?: ReactNode;
	/** Whether the first paragraph, which stands beside the heading, is in large type. */
	isStatement?: boolean;
}) {
	const { section, drawing, isStatement } = props;
	const { hiringLaw, hiringLawLabels, chart, calendar } = section;
	const { t } = useTranslation();
	const columns = drawing ? styles.drawn : styles.across;
	const alone = isStatement ? styles.statement : undefined;
	const isInColumns = hasParts(section);
	return (
		<div className={styles.copy}>
			<div className={isInColumns ? columns : alone}>
				<SectionLead section={section} />
				{drawing ? <div className={styles.drawing}>{drawing}</div> : null}
				{isInColumns ? <SectionParts section={section} /> : null}
			</div>
			{hiringLaw && hiringLawLabels ? (
				<HiringLawTable rows={hiringLaw} labels={hiringLawLabels} />
			) : null}
			{chart ? <Chart chart={chart} /> : null}
			{calendar ? (
				<Fold
					summary={t("page.steps", { number: calendar.rows.length })}
					about={section.heading}
					isNarrow
				>
					<Calendar calendar={calendar} />
				</Fold>
			) : null}
		</div>
	);
}
