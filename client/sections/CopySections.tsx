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
import { Points } from "./Points.tsx";
import { Section } from "./Section.tsx";

/** A page's sections as its copy has them, under the anchors that the route table gives, else under numbers. */
export function CopySections(props: {
	sections: readonly SectionCopy[];
	anchors?: readonly string[];
}) {
	const [first, ...others] = props.sections.map((section, index) => (
		<Section
			key={section.heading}
			heading={section.heading}
			id={props.anchors?.[index] ?? partId(index)}
			tone={section.chart ? "sunken" : "plain"}
			layout={isText(section) ? "column" : "below"}
		>
			<SectionText section={section} />
		</Section>
	));
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

/** What a section says below its heading: its text, and beside it what the text speaks of. */
export function SectionText({ section }: { section: SectionCopy }) {
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
	return (
		<div className={styles.copy}>
			<div className={hasText && hasParts ? styles.columns : undefined}>
				{hasText ? (
					<div className={styles.text}>
						{sample ? <Example /> : null}
						{paragraphs.map((paragraph) => (
							<p key={paragraph}>{paragraph}</p>
						))}
					</div>
				) : null}
				{hasParts ? (
					<div className={styles.parts}>
						{points ? <FoldedPoints points={points} layout={layout} /> : null}
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
}) {
	const { points, layout } = props;
	const list = <Points points={points} layout={layout} />;
	if (layout === "questions" || layout === "story") return list;
	return (
		<Fold summary={points.map(({ name }) => name).join(" · ")} isNarrow>
			{list}
		</Fold>
	);
}
