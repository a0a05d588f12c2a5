import type { ReactNode } from "react";
import type {
	CalendarCopy,
	SectionCopy,
} from "../../shared/pages/page-copy.ts";
import { drawnSections } from "../services/drawn-sections.ts";
import { usePage } from "../state/page-context.ts";
import { useTranslation } from "../state/translation.ts";
import { usePageCopy } from "../state/use-page-copy.ts";
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
				<div className={styles.calendar}>
					<Plan calendar={calendar} about={section.heading} />
				</div>
			) : null}
		</div>
	);
}

/** A timeline. Phones fold its notes, and all of it if the page's head already draws the steps. */
function Plan({ calendar, about }: { calendar: CalendarCopy; about: string }) {
	const { page } = usePage();
	const { sections } = usePageCopy();
	const { t } = useTranslation();
	const table = <Calendar calendar={calendar} />;
	const drawn = drawnSections[page.params.service ?? ""] ?? -1;
	const isDrawn = sections[drawn]?.calendar === calendar;
	if (!isDrawn && calendar.rows.every(({ note }) => !note)) return table;
	return (
		<Fold
			summary={t("page.steps", { number: calendar.rows.length })}
			about={about}
			isNarrow={isDrawn ? true : "notes"}
		>
			{table}
		</Fold>
	);
}
