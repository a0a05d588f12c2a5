import type { ReactNode } from "react";
import { partId } from "../../shared/pages/anchors.ts";
import type {
	PointCopy,
	PointsLayout,
	SectionCopy,
} from "../../shared/pages/page-copy.ts";
import { Chart } from "./Chart.tsx";
import styles from "./CopySections.module.css";
import { Example } from "./Example.tsx";
import { Facts } from "./Facts.tsx";
import { Fold } from "./Fold.tsx";
import { HiringLawTable } from "./HiringLawTable.tsx";
import { Later } from "./Later.tsx";
import { Lines } from "./Lines.tsx";
import { Points } from "./Points.tsx";
import { Section } from "./Section.tsx";

/** A page's sections as its copy has them, under the anchors that the route table gives, else under numbers. */
export function CopySections(props: {
	sections: readonly SectionCopy[];
	anchors?: readonly string[];
	/** What sections speak of, drawn, by their anchors. */
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

/** Whether nothing stands beside a section's text. */
function isText({ points, facts, hiringLaw, chart }: SectionCopy): boolean {
	return !(points ?? facts ?? hiringLaw ?? chart);
}

/**
 * Whether a section's points stand across the page, below its text, and not beside it. Six steps
 * are too many for a line.
 */
function standsAcross({ layout, points = [] }: SectionCopy): boolean {
	if (layout === "steps") return points.length < 6;
	return layout === "cells" || layout === "tree";
}

/** What a section says below its heading: its text, and beside it what the text speaks of. */
export function SectionText(props: {
	section: SectionCopy;
	/** What the text speaks of, drawn; the points then go on from the text. */
	drawing?: ReactNode;
}) {
	const { section, drawing } = props;
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
						{paragraphs.map((paragraph) => (
							<p key={paragraph}>
								<Lines text={paragraph} />
							</p>
						))}
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
						{facts.length > 0 ? <Facts facts={facts} /> : null}
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

/**
 * Points that phones show as their names alone until they are asked for. Questions fold by
 * themselves, and a story is told whole.
 */
function FoldedPoints(props: {
	points: readonly PointCopy[];
	layout: PointsLayout | undefined;
	isAcross: boolean;
}) {
	const { points, layout, isAcross } = props;
	const list = <Points points={points} layout={layout} isAcross={isAcross} />;
	if (layout === "questions" || layout === "story") return list;
	return (
		<Fold summary={points.map(({ name }) => name).join("\u00a0· ")} isNarrow>
			{list}
		</Fold>
	);
}
