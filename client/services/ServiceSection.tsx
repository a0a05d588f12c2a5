import { withoutMarks } from "../../shared/break-mark.ts";
import { hiringModels } from "../../shared/hiring-models.ts";
import type { SectionCopy } from "../../shared/pages/page-copy.ts";
import { pageHref } from "../../shared/pages/page-hrefs.ts";
import type { Page } from "../../shared/pages/page-paths.ts";
import { ModelLine } from "../hiring-models/ModelLine.tsx";
import { Calendar } from "../sections/Calendar.tsx";
import { Facts } from "../sections/Facts.tsx";
import { Fold } from "../sections/Fold.tsx";
import { Lines, Paragraph, Paragraphs } from "../sections/Lines.tsx";
import { PointNames } from "../sections/PointNames.tsx";
import { Points } from "../sections/Points.tsx";
import { serviceWeeks } from "../sections/SpanBar.tsx";
import { Words } from "../sections/Words.tsx";
import { useTranslation } from "../state/translation.ts";
import styles from "./ServiceSection.module.css";

/** One of the six services: its description, employer, timeline, and the rest on demand. */
export function ServiceSection(props: {
	section: SectionCopy;
	id: string;
	/** Where the service has more to say. */
	page: Page | undefined;
}) {
	const { heading, paragraphs, model, points, calendar, folded, facts } =
		props.section;
	const { t, i18n, locale } = useTranslation("services");
	const rows = calendar?.rows ?? [];
	/** Of a long timeline, only names and weeks are open. */
	const notes =
		rows.length > 3
			? rows.flatMap(({ name, note }) => (note ? [{ name, text: note }] : []))
			: undefined;
	const work = points ?? notes;
	return (
		<section className={styles.section} id={props.id}>
			<div className={styles.text}>
				<Words as="h2" text={heading} />
				<div>
					<Paragraphs texts={paragraphs} />
					{props.page ? (
						<p>
							<a href={pageHref(props.page, locale)}>
								<Lines
									text={t("more.about", { name: withoutMarks(heading) })}
								/>
							</a>
						</p>
					) : null}
				</div>
				{work ? (
					<Fold
						summary={
							points ? <PointNames points={points} /> : i18n.t("page.details")
						}
						about={heading}
						isNarrow
					>
						<Points points={work} layout="cells" />
					</Fold>
				) : null}
			</div>
			<div className={styles.aside}>
				{model ? (
					<div className={styles.model}>
						<h3>{t("fold.employs")}</h3>
						{/* The client's own is that of the comparison's first line. */}
						{hiringModels[model.id].carriers.employer === "client" ? null : (
							<ModelLine model={model.id} />
						)}
						<Paragraph text={model.text} />
					</div>
				) : null}
				{calendar ? (
					<div className={styles.model}>
						<h3>{t("calendar.weeks")}</h3>
						<Calendar
							isBrief
							calendar={{
								...calendar,
								length: String(serviceWeeks),
								rows: notes ? rows.map(({ note: _, ...row }) => row) : rows,
							}}
						/>
					</div>
				) : null}
				{folded ? (
					<Fold summary={<Words as="span" text={folded.heading} />}>
						<Points points={folded.points} />
					</Fold>
				) : null}
				{facts && facts.length > 0 ? (
					<Fold summary={i18n.t("page.law", { number: facts.length })}>
						<Facts facts={facts} />
					</Fold>
				) : null}
			</div>
		</section>
	);
}
