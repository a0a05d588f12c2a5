import type { PointCopy, SectionCopy } from "../../shared/pages/page-copy.ts";
import { useTranslation } from "../state/translation.ts";
import { Facts } from "./Facts.tsx";
import { Fold } from "./Fold.tsx";
import { PointNames } from "./PointNames.tsx";
import { Points } from "./Points.tsx";
import { roomOf } from "./room-of.ts";
import styles from "./SectionParts.module.css";

/** A section's points, and its facts, which phones collapse. */
export function SectionParts({ section }: { section: SectionCopy }) {
	const { t } = useTranslation();
	const { heading, points, facts = [] } = section;
	return (
		<div className={styles.parts}>
			{points ? <FoldedPoints section={section} points={points} /> : null}
			{facts.length > 0 ? (
				<Fold
					summary={t("page.law", { number: facts.length })}
					about={heading}
					isNarrow
				>
					<Facts facts={facts} />
				</Fold>
			) : null}
		</div>
	);
}

/** Whether a section has points or facts. */
export function hasParts({ points, facts = [] }: SectionCopy): boolean {
	return points !== undefined || facts.length > 0;
}

/**
 * Whether a section's points span the page below its text rather than stand beside it. Six steps
 * are too many for one row. Facts alone do, with their figures below the heading.
 */
export function standsAcross(section: SectionCopy): boolean {
	const { layout, points } = section;
	if (!points) return hasParts(section);
	if (layout === "steps") return points.length < 6;
	return layout === "cells" || layout === "rail";
}

/**
 * Points that phones collapse to a line of their names, except questions, which fold, stories,
 * figures, and a few short ones.
 */
function FoldedPoints(props: {
	section: SectionCopy;
	points: readonly PointCopy[];
}) {
	const { section, points } = props;
	const { layout } = section;
	const list = (
		<Points points={points} layout={layout} isAcross={standsAcross(section)} />
	);
	if (
		layout === "questions" ||
		layout === "story" ||
		points.some(({ figure }) => figure) ||
		areShort(points)
	)
		return list;
	return (
		<Fold
			summary={<PointNames points={points} isNumbered={layout === "steps"} />}
			isNarrow
		>
			{list}
		</Fold>
	);
}

/** Whether phones have room for all points. */
function areShort(points: readonly PointCopy[]): boolean {
	const text = points.map(({ name, text }) => name + text).join("");
	return points.length <= 5 && roomOf(text) <= 340;
}
