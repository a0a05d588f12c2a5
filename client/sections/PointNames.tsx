import type { PointCopy } from "../../shared/pages/page-copy.ts";
import { Words } from "./Words.tsx";

/** The names of points on one line, which begins no row with a separator. Steps are numbered. */
export function PointNames(props: {
	points: readonly PointCopy[];
	isNumbered?: boolean;
}) {
	const names = props.points.map(({ name }, index) =>
		props.isNumbered ? `${index + 1}\u00a0${name}` : name,
	);
	return <Words as="span" text={names.join("\u00a0· ")} />;
}
