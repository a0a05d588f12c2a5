import { Paragraph } from "../sections/Lines.tsx";
import { useTranslation } from "../state/translation.ts";
import styles from "./GlobalPresence.module.css";
import { type Coordinates, project, type Side, worldFrame } from "./project.ts";
import map from "./world-map.json" with { type: "json" };

const sources = [
	{ id: "GB", at: [-0.1, 51.5], side: "end" },
	{ id: "EG", at: [31.2, 30], side: "start" },
	{ id: "KE", at: [36.8, -1.3], side: "start" },
	{ id: "PK", at: [69.3, 30.4], side: "above" },
	{ id: "IN", at: [78.5, 17.4], side: "below" },
	{ id: "NP", at: [85.3, 27.7], side: "end" },
	{ id: "PH", at: [121, 14.6], side: "start" },
	{ id: "CN", at: [104.1, 30.7], side: "above" },
] as const satisfies readonly { id: string; at: Coordinates; side: Side }[];

/** End point of all arcs. */
const gulf: Coordinates = [54.4, 24.5];

const { width, height } = worldFrame;

/**
 * World map of where candidates come from, and the offices that receive them. Outlines: Natural
 * Earth, public domain.
 */
export function GlobalPresence() {
	const { t } = useTranslation("offices");
	return (
		<>
			<Paragraph text={t("worldText")} />
			<svg
				className={styles.world}
				viewBox={`0 0 ${width} ${height}`}
				role="img"
				aria-labelledby="world-title world-text"
			>
				<title id="world-title">{t("worldTitle")}</title>
				<desc id="world-text">{t("worldDescription")}</desc>
				<rect className={styles.ocean} width={width} height={height} />
				<path className={styles.land} d={map.ground} />
				<path className={styles.gulf} d={map.gulf} />
				<path
					className={styles.arcs}
					d={sources.map(({ at }) => arc(at, gulf)).join("")}
				/>
				{sources.map(({ id, at, side }) => {
					const [x, y] = project(worldFrame, at);
					return (
						<g
							key={id}
							transform={`translate(${Math.round(x)} ${Math.round(y)})`}
						>
							<circle className={styles.dot} r="6" />
							<text className={styles.label} data-side={side}>
								{t(`sources.${id}`)}
							</text>
						</g>
					);
				})}
			</svg>
			<p className="field-hint">{t("credit")}</p>
		</>
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
