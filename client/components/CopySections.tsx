import type { SectionCopy } from "../../shared/page-copy.ts";
import { Points } from "./Points.tsx";
import { Section } from "./Section.tsx";

/** A page's sections as its copy has them, under the anchors that the route table gives. */
export function CopySections(props: {
	sections: readonly SectionCopy[];
	anchors?: readonly string[] | undefined;
}) {
	return props.sections.map((section, index) => (
		<Section
			key={section.heading}
			heading={section.heading}
			id={props.anchors?.[index]}
			tone={index % 2 === 1 ? "sunken" : "plain"}
		>
			{section.paragraphs.map((paragraph) => (
				<p key={paragraph}>{paragraph}</p>
			))}
			{section.points ? <Points points={section.points} /> : null}
		</Section>
	));
}
