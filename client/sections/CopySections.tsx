import { partId } from "../../shared/pages/anchors.ts";
import type { SectionCopy } from "../../shared/pages/page-copy.ts";
import { Chart } from "./Chart.tsx";
import { Facts } from "./Facts.tsx";
import { Points } from "./Points.tsx";
import { Section } from "./Section.tsx";

/** A page's sections as its copy has them, under the anchors that the route table gives, else under numbers. */
export function CopySections(props: {
	sections: readonly SectionCopy[];
	anchors?: readonly string[];
}) {
	return props.sections.map((section, index) => (
		<Section
			key={section.heading}
			heading={section.heading}
			id={props.anchors?.[index] ?? partId(index)}
			tone={toneOf(section)}
		>
			<SectionText section={section} />
		</Section>
	));
}

/** What a section says below its heading. */
export function SectionText({ section }: { section: SectionCopy }) {
	const { paragraphs, points, layout, facts, chart } = section;
	return (
		<>
			{paragraphs.map((paragraph) => (
				<p key={paragraph}>{paragraph}</p>
			))}
			{points ? <Points points={points} layout={layout} /> : null}
			{chart ? <Chart chart={chart} /> : null}
			{facts && facts.length > 0 ? <Facts facts={facts} /> : null}
		</>
	);
}

/** What is told apart from running text stands on its own ground. */
function toneOf({ layout, chart }: SectionCopy): "plain" | "sunken" {
	return layout === "questions" || layout === "story" || chart
		? "sunken"
		: "plain";
}
