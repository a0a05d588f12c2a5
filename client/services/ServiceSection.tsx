import { withoutMarks } from "../../shared/break-mark.ts";
import type {
	CalendarCopy,
	SectionCopy,
} from "../../shared/pages/page-copy.ts";
import { pageHref } from "../../shared/pages/page-hrefs.ts";
import type { Page } from "../../shared/pages/page-paths.ts";
import { ModelLine } from "../hiring-models/ModelLine.tsx";
import { Calendar } from "../sections/Calendar.tsx";
import { Facts } from "../sections/Facts.tsx";
import { Fold } from "../sections/Fold.tsx";
import { Lines, Paragraph, Paragraphs } from "../sections/Lines.tsx";
import { Points } from "../sections/Points.tsx";
import { Words } from "../sections/Words.tsx";
import { useTranslation } from "../state/translation.ts";
import styles from "./ServiceSection.module.css";

/** One of the six services: its description, hiring model, timeline, and the law on demand. */
export function ServiceSection(props: {
	section: SectionCopy;
	id: string;
	/** Where the service has more to say. */
	page: Page | undefined;
}) {
	const { heading, paragraphs, model, points, calendar, folded, facts } =
		props.section;
	const { t, i18n, locale } = useTranslation("services");
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
			</div>
			<div className={styles.aside}>
				{model ? (
					<div className={styles.model}>
						<h3>{t("fold.employs")}</h3>
						{/* Where no employer changes, there is no line to draw. */}
						{model.id === "unchanged" ? null : (
							<ModelLine model={model.id} isNamed />
						)}
						<Paragraph text={model.text} />
					</div>
				) : null}
				<Fold
					summary={t(!points ? "fold.law" : facts ? "fold.all" : "fold.work")}
				>
					{points ? <Points points={points} /> : null}
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
				</Fold>
			</div>
			{calendar ? (
				<Fold
					isNarrow
					summary={t("calendar.weeks", { number: calendar.length })}
				>
					{/* Two steps need no scale. */}
					{calendar.rows.length > 2 ? (
						<Calendar calendar={calendar} />
					) : (
						<Points points={calendar.rows.map(writeStep)} />
					)}
				</Fold>
			) : null}
		</section>
	);
}

function writeStep({ name, span, note }: CalendarCopy["rows"][number]) {
	return { name, text: note ? `${span} · ${note}` : span };
}
