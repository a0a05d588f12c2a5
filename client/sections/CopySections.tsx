import type { ReactNode } from "react";
import { partId } from "../../shared/pages/anchors.ts";
import type { SectionCopy } from "../../shared/pages/page-copy.ts";
import { arrangeSections } from "./arrange-sections.ts";
import { Later } from "./Later.tsx";
import { Section } from "./Section.tsx";
import { SectionLead } from "./SectionLead.tsx";
import { SectionParts, standsAcross } from "./SectionParts.tsx";
import { SectionContent, SectionText } from "./SectionText.tsx";

/** A page's sections, identified by the route's anchors, or else by number. */
export function CopySections(props: {
	sections: readonly SectionCopy[];
	anchors?: readonly string[];
	/** Drawings by section anchor. */
	drawings?: Readonly<Record<string, ReactNode>>;
}) {
	const { anchors, drawings } = props;
	const [first, ...others] = arrangeSections(props.sections).map(
		(section, index) => {
			const id = anchors?.[index] ?? partId(index);
			return (
				<CopySection
					key={section.heading}
					section={section}
					id={id}
					drawing={drawings?.[id]}
				/>
			);
		},
	);
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
	const { hiringLaw, chart, calendar, points, facts = [] } = section;
	const isWide = hiringLaw ?? chart ?? calendar;
	const isBelow = isWide || (!drawing && standsAcross(section));
	const { points: _points, ...withoutPoints } = section;
	const { facts: _facts, ...withoutFacts } = section;
	const head = {
		heading: section.heading,
		id,
		tone: section.tone ?? (chart ? "sunken" : "plain"),
		layout: isBelow ? "below" : "column",
	} as const;
	if (!(isBelow || drawing || points))
		return (
			<Section {...head}>
				<SectionText section={section} />
			</Section>
		);
	const isBeside = !isBelow && !drawing;
	return (
		<Section
			{...head}
			note={<SectionLead section={section} />}
			// Below the heading, whose column is empty beside a list of points.
			aside={
				isBeside && facts.length > 0 ? (
					<SectionParts section={withoutPoints} />
				) : undefined
			}
			across={
				!isBelow && drawing ? <SectionParts section={section} /> : undefined
			}
		>
			{isBelow ? <SectionContent section={section} /> : drawing}
			{isBeside ? <SectionParts section={withoutFacts} /> : null}
		</Section>
	);
}
