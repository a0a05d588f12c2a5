import type {
	CalendarCopy,
	SectionCopy,
} from "../../shared/pages/page-copy.ts";
import { drawnSections } from "../services/drawn-sections.ts";
import { useTranslation } from "../state/translation.ts";
import { usePageCopy } from "../state/use-page-copy.ts";
import { Calendar } from "./Calendar.tsx";
import { Chart } from "./Chart.tsx";
import { Fold } from "./Fold.tsx";
import { HiringLawTable } from "./HiringLawTable.tsx";
import { SectionLead } from "./SectionLead.tsx";
import { hasParts, SectionParts } from "./SectionParts.tsx";
import styles from "./SectionText.module.css";

/** A section's text, and its content. */
export function SectionText({ section }: { section: SectionCopy }) {
	return (
		<div>
			<SectionLead section={section} />
			<SectionContent section={section} />
		</div>
	);
}

/** A section's content below its text: points and facts, tables and charts. */
export function SectionContent({ section }: { section: SectionCopy }) {
	const { hiringLaw, hiringLawLabels, chart, calendar } = section;
	return (
		<div className={styles.content}>
			{calendar ? <Plan calendar={calendar} about={section.heading} /> : null}
			{hasParts(section) ? <SectionParts section={section} /> : null}
			{hiringLaw && hiringLawLabels ? (
				<HiringLawTable rows={hiringLaw} labels={hiringLawLabels} />
			) : null}
			{chart ? <Chart chart={chart} /> : null}
		</div>
	);
}

/** A timeline, which phones fold if the page's head already draws its steps. */
function Plan({ calendar, about }: { calendar: CalendarCopy; about: string }) {
	const { sections } = usePageCopy();
	const { t, page } = useTranslation();
	const table = <Calendar calendar={calendar} />;
	const drawn = drawnSections[page.params.service ?? ""] ?? -1;
	return sections[drawn]?.calendar === calendar ? (
		<Fold summary={t("page.details")} about={about} isNarrow>
			{table}
		</Fold>
	) : (
		table
	);
}
