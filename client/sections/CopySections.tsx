import type { ReactNode } from "react";
import { partId } from "../../shared/pages/anchors.ts";
import type {
	PointCopy,
	PointsLayout,
	SectionCopy,
} from "../../shared/pages/page-copy.ts";
import { useTranslation } from "../state/translation.ts";
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
			<Section
				key={section.heading}
				heading={section.heading}
				id={id}
				tone={section.tone ?? (section.chart ? "sunken" : "plain")}
				layout={isText(section) ? "column" : "below"}
			>
				<SectionText section={section} drawing={props.drawings?.[id]} />
			</Section>
		);
	});
	return (
		<>
			{first}
			<Later>{others}</Later>
		</>
	);
}

/** Whether a section is text only. */
function isText({ points, facts, hiringLaw, chart }: SectionCopy): boolean {
	return !(points ?? facts ?? hiringLaw ?? chart);
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
		sample = layout === "story",
		facts = [],
		hiringLaw,
		hiringLawLabels,
		chart,
	} = section;
	const hasParts = points !== undefined || facts.length > 0;
	const hasText = paragraphs.length > 0;
	const isAcross = standsAcross(section);
	return (
		<div className={styles.copy}>
			<div
				className={hasText && hasParts ? styles.columns : undefined}
				data-across={isAcross || undefined}
			>
				{hasText ? (
					<div className={styles.text}>
						{sample ? <Example /> : null}
						<Paragraphs texts={paragraphs} />
					</div>
				) : null}
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
