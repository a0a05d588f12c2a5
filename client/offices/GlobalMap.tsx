import { useId } from "react";
import styles from "./GlobalMap.module.css";
import {
	type Coordinates,
	type MapPlace,
	project,
	worldFrame,
} from "./project.ts";
import map from "./world-map.json" with { type: "json" };

const { width, height } = worldFrame;

/** World map of candidates' origins. Outlines: Natural Earth, public domain. */
export function GlobalMap(props: {
	title: string;
	description: string;
	places: readonly MapPlace[];
	/** End point of all arcs. */
	to: Coordinates;
}) {
	const { title, description, places, to } = props;
	const id = useId();
	return (
		<svg
			className={styles.world}
			viewBox={`0 0 ${width} ${height}`}
			role="img"
			aria-labelledby={`${id}-title ${id}-text`}
		>
			<title id={`${id}-title`}>{title}</title>
			<desc id={`${id}-text`}>{description}</desc>
			<rect className={styles.ocean} width={width} height={height} />
			<path className={styles.land} d={map.ground} />
			<path className={styles.gulf} d={map.gulf} />
			<path
				className={styles.arcs}
				d={places.map(({ at }) => arc(at, to)).join("")}
			/>
			{places.map((place) => {
				const [x, y] = project(worldFrame, place.at);
				return (
					<g
						key={place.id}
						transform={`translate(${Math.round(x)} ${Math.round(y)})`}
					>
						<circle className={styles.dot} r="6" />
						<text className={styles.label} data-side={place.side ?? "end"}>
							{place.name}
						</text>
					</g>
				);
			})}
		</svg>
	);
}

/** SVG arc between two places, higher the farther apart they are. */
function arc(from: Coordinates, to: Coordinates): string {
	const [x, y] = project(worldFrame, from);
	const [endX, endY] = project(worldFrame, to);
	const rise = Math.hypot(endX - x, endY - y) * 0.26;
	const numbers = [(x + endX) / 2, (y + endY) / 2 - rise, endX, endY];
	return `M${Math.round(x)} ${Math.round(y)}Q${numbers.map(Math.round).join(" ")}`;
}
