import { roleId } from "../../../shared/pages/anchors.ts";
import { drawingHref } from "./drawing-href.ts";
import styles from "./SectorDrawing.module.css";
import markers from "./sector-markers.json" with { type: "json" };

const placesOf: Readonly<
	Record<string, readonly (readonly number[])[] | undefined>
> = markers;

/**
 * A full-width cross-section of an industry's workplace in the theme's colors, which phones scroll
 * sideways. Numbered markers link to the list of roles.
 *
 * @param roles names of the roles, in the order of the drawing's markers
 */
export function SectorDrawing(props: {
	slug: string;
	roles: readonly string[];
}) {
	const { slug, roles } = props;
	const places = placesOf[slug]?.slice(0, roles.length) ?? [];
	return (
		<div className={`line-art ${styles.drawing}`}>
			<svg viewBox="0 0 1280 500" role="presentation">
				<use href={drawingHref(slug)} />
				<use href={drawingHref(slug, "n")} />
				{places.map(([x = 0, y = 0], index) => (
					<a
						key={roleId(index)}
						className={styles.marker}
						href={`#${roleId(index)}`}
						aria-label={[index + 1, roles[index]].join(" ")}
					>
						<circle cx={x} cy={y} />
						<text x={x} y={y} dy=".35em">
							{index + 1}
						</text>
					</a>
				))}
			</svg>
		</div>
	);
}
