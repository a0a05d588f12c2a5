import { roleId } from "../../../shared/pages/anchors.ts";
import { drawingHref } from "./drawing-href.ts";
import styles from "./SectorDrawing.module.css";
import markers from "./sector-markers.json" with { type: "json" };

const placesOf: Readonly<
	Record<string, readonly (readonly number[])[] | undefined>
> = markers;

/** The sides of a drawing 1280 units wide, each whole in itself: phones show one below the other. */
const halves = [0, 640];

/**
 * The section through an industry's place of work, in the theme's colors, from edge to edge. Where
 * its roles are known it carries their numbers, which lead to the list of them.
 *
 * @param roles names of the roles, in the order of the drawing's markers.
 */
export function SectorDrawing(props: {
	slug: string;
	roles: readonly string[];
}) {
	const { slug, roles } = props;
	const places = placesOf[slug]?.slice(0, roles.length) ?? [];
	return (
		<div className={styles.drawing}>
			{halves.map((start) => (
				<svg key={start} viewBox={`${start} 0 640 500`} role="presentation">
					<use href={drawingHref(slug)} />
					{places.map(([x = 0, y = 0], index) =>
						x >= start && x < start + 640 ? (
							<a
								key={roleId(index)}
								className={styles.marker}
								href={`#${roleId(index)}`}
								aria-label={[index + 1, roles[index]].join(" ")}
							>
								<circle cx={within(start, x)} cy={y} />
								<text x={within(start, x)} y={y} dy=".35em">
									{index + 1}
								</text>
							</a>
						) : null,
					)}
				</svg>
			))}
		</div>
	);
}

/** Where a marker is whole: it reaches no further than its half. */
function within(start: number, x: number): number {
	return Math.min(Math.max(x, start + 28), start + 612);
}
