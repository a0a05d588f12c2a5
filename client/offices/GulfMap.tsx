import { useId } from "react";
import styles from "./GulfMap.module.css";
import map from "./gulf-map.json" with { type: "json" };
import { Marker } from "./Marker.tsx";
import {
	type Coordinates,
	gulfFrame,
	type MapPlace,
	project,
} from "./project.ts";

/** Label positions of the larger countries. */
const nameplates = new Map<string, Coordinates>([
	["sa", [42.9, 22.2]],
	["om", [56.6, 20.4]],
	["kw", [49.7, 29.4]],
]);

const { width, height } = gulfFrame;
const meridians = [35, 40, 45, 50, 55].map(
	(longitude) => project(gulfFrame, [longitude, 0])[0],
);
const parallels = [15, 20, 25, 30].map(
	(latitude) => project(gulfFrame, [0, latitude])[1],
);

/** Map of the six Gulf countries with the firm's offices. Outlines: Natural Earth, public domain. */
export function GulfMap(props: {
	title: string;
	description: string;
	places: readonly MapPlace[];
	/** Names by country code. Only larger countries are labeled, and only on wide screens. */
	countries: Readonly<Record<string, string>>;
}) {
	const { title, description, places, countries } = props;
	const id = useId();
	return (
		<svg
			className={styles.gulf}
			viewBox={`0 0 ${width} ${height}`}
			role="img"
			aria-labelledby={`${id}-title ${id}-text`}
		>
			<title id={`${id}-title`}>{title}</title>
			<desc id={`${id}-text`}>{description}</desc>
			<rect className={styles.sea} width={width} height={height} />
			<path className={styles.ground} d={map.ground} />
			{map.countries.map((country) => (
				<path key={country.id} className={styles.country} d={country.path} />
			))}
			<path
				className={styles.grid}
				d={[
					...meridians.map((x) => `M${Math.round(x)} 0V${height}`),
					...parallels.map((y) => `M0 ${Math.round(y)}H${width}`),
				].join("")}
			/>
			{[...nameplates].map(([code, at]) => {
				const [x, y] = project(gulfFrame, at);
				return countries[code] ? (
					<text key={code} className={styles.nameplate} x={x} y={y}>
						{countries[code]}
					</text>
				) : null;
			})}
			{places.map((place) => {
				const [x, y] = project(gulfFrame, place.at);
				// Places east of the map are labeled at its edge, at their own latitude.
				if (x > width)
					return (
						<text
							key={place.id}
							className={styles.beyond}
							x={width - 16}
							y={Math.round(y)}
						>
							{place.name}
						</text>
					);
				return (
					<Marker
						key={place.id}
						x={x}
						y={y}
						name={place.name}
						side={place.side}
					/>
				);
			})}
		</svg>
	);
}
