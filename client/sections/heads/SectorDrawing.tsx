import { roleId } from "../../../shared/pages/anchors.ts";
import type { Industry } from "../../../shared/pages/industries.ts";
import { drawingHref } from "./drawing-href.ts";
import styles from "./SectorDrawing.module.css";
import markers from "./sector-markers.json" with { type: "json" };

const placesOf: Readonly<
	Record<string, readonly (readonly number[])[] | undefined>
> = markers;

/** Industries with nothing but sky in the uppermost 104 units of the second half. */
export const lowSecondHalves: ReadonlySet<string> = new Set<Industry>([
	"healthcare-life-sciences",
	"hospitality-travel",
	"manufacturing-industrial",
	"retail-consumer-products",
	"shipping-logistics",
]);

/** Start of each half of the drawing. Each is complete in itself; phones stack them. */
const halves = [0, 640];

/**
 * A full-width cross-section of an industry's workplace in the theme's colors. Numbered markers
 * link to the list of roles.
 *
 * @param roles names of the roles, in the order of the drawing's markers
 */
export function SectorDrawing(props: {
	slug: string;
	roles: readonly string[];
}) {
	const { slug, roles } = props;
	const places = placesOf[slug]?.slice(0, roles.length) ?? [];
	/** Whether phones crop each half: soil without people of the first, empty sky of the second. */
	const isShort = [
		places.every(([x = 0, y = 0]) => x > 640 || y < 352),
		lowSecondHalves.has(slug),
	];
	return (
		<div className={`line-art ${styles.drawing}`}>
			{halves.map((start, half) => (
				<svg
					key={start}
					viewBox={`${start} 0 640 500`}
					preserveAspectRatio={`xMidY${half ? "Max" : "Min"} slice`}
					role="presentation"
					data-short={isShort[half] || undefined}
				>
					<use href={drawingHref(slug)} />
					<use href={drawingHref(slug, "n")} />
					{places.map(([x = 0, y = 0], index) =>
						x >= start && x < start + 640 ? (
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
						) : null,
					)}
				</svg>
			))}
		</div>
	);
}
