import type { ReactNode } from "react";
import { partId } from "../../shared/pages/anchors.ts";
import type {
	PointCopy,
	PointsLayout,
	SectionCopy,
} from "../../shared/pages/page-copy.ts";
import { useTranslation } from "../state/translation.ts";
import { Calendar } from "./Calendar.tsx";
import { Chart } from "./Chart.tsx";
import styles from "./CopySections.module.css";
import { Example } from "./Example.tsx";
import { Facts } from "./Facts.tsx";
import { Fold } from "./Fold.tsx";
import { HiringLawTable } from "./HiringLawTable.tsx";
import { Later } from "./Later.tsx";
import { Paragraphs } from "./Lines.tsx";
import { Points } from "./Points.tsx";
import { Section } from "./Section.tsx";

/** A page's sections, identified by the route's anchors, or else by number. */
export function CopySections(props: {
	sections: readonly SectionCopy[];
	anchors?: readonly string[];
	/** Drawings by section anchor. */
	drawings?: Readonly<Record<string, ReactNode>>;
}) {
	const [first, ...others] = props.sections.map((section, index) => {
		const id = props.anchors?.[index] ?? partId(index);
		return (
			<CopySection
				key={section.heading}
				section={section}
				id={id}
				drawing={props.drawings?.[id]}
			/>
		);
	});
	return (
		<>
			{first}
			<Later>{others}</Later>
		</>
	);
}

/** A section, whose points and facts stand beside its heading and text on wide screens. */
export function CopySection(props: {
	section: SectionCopy;
	id: string;
	drawing?: ReactNode;
}) {
	const { section, id, drawing } = props;
	const isBeside = !drawing && hasPartsBeside(section);
	return (
		<Section
			heading={section.heading}
			id={id}
			tone={section.tone ?? (section.chart ? "sunken" : "plain")}
			layout={isBeside || isText(section) ? "column" : "below"}
			note={isBeside ? <Text section={section} /> : undefined}
		>
			<SectionText
				section={isBeside ? { ...section, paragraphs: [] } : section}
				drawing={drawing}
			/>
		</Section>
	);
}

/** Whether a section is text only. */
function isText(section: SectionCopy): boolean {
	const { points, facts, hiringLaw, chart, calendar } = section;
	return !(points ?? facts ?? hiringLaw ?? chart ?? calendar);
}

function hasPartsBeside(section: SectionCopy): boolean {
	const { points, facts, hiringLaw, chart, calendar } = section;
	const isBelow = hiringLaw ?? chart ?? calendar ?? standsAcross(section);
	return !isBelow && (points ?? facts) !== undefined;
}

/**
 * Whether a section's points span the page below its text rather than stand beside it. Six steps
 * are too many for one row.
 */
function standsAcross({ layout, points = [] }: SectionCopy): boolean {
	if (layout === "steps") return points.length < 6;
	return layout === "cells" || layout === "tree";
}

/** A section's content: its text, with points, facts or a drawing beside it. */
export function SectionText(props: {
	section: SectionCopy;
	/** Stands beside the text; the points then continue below the text. */
	drawing?: ReactNode;
}) {
	const { section, drawing } = props;
	const { t } = useTranslation();
	const {
		paragraphs,
		points,
		layout,
		facts = [],
		hiringLaw,
		hiringLawLabels,
		chart,
		calendar,
	} = section;
	const hasParts = points !== undefined || facts.length > 0;
	const hasText = paragraphs.length > 0;
	const isAcross = standsAcross(section);
	const columns = drawing ? styles.drawn : styles.across;
	return (
		<div className={styles.copy}>
			<div className={hasText && hasParts ? columns : undefined}>
				{hasText ? <Text section={section} /> : null}
				{drawing ? <div className={styles.drawing}>{drawing}</div> : null}
				{hasParts ? (
					<div className={styles.parts}>
						{points ? (
							<FoldedPoints
								points={points}
								layout={layout}
								isAcross={isAcross}
							/>
						) : null}
						{facts.length > 0 ? (
							<Fold summary={t("page.law", { number: facts.length })} isNarrow>
								<Facts facts={facts} />
							</Fold>
						) : null}
					</div>
				) : null}
			</div>
			{hiringLaw && hiringLawLabels ? (
				<HiringLawTable rows={hiringLaw} labels={hiringLawLabels} />
			) : null}
			{chart ? <Chart chart={chart} /> : null}
			{calendar ? <Calendar calendar={calendar} /> : null}
		</div>
	);
}

function Text({ section }: { section: SectionCopy }) {
	const { paragraphs, layout, sample = layout === "story" } = section;
	return (
		<div className={styles.text}>
			{sample ? <Example /> : null}
			<Paragraphs texts={paragraphs} />
		</div>
	);
}

/** Points that phones collapse to their names, except questions, which fold, and stories. */
function FoldedPoints(props: {
	points: readonly PointCopy[];
	layout: PointsLayout | undefined;
	isAcross: boolean;
}) {
	const { points, layout, isAcross } = props;
	const list = <Points points={points} layout={layout} isAcross={isAcross} />;
	if (layout === "questions" || layout === "story") return list;
	return (
		<Fold
			summary={<span>{points.map(({ name }) => name).join(" · ")}</span>}
			isNarrow
		>
			{list}
		</Fold>
	);
}
