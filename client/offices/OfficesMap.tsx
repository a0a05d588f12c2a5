import type { officeIds } from "../../shared/pages/content-index.ts";
import { useTranslation } from "../state/translation.ts";
import map from "./gulf-map.json" with { type: "json" };
import styles from "./OfficesMap.module.css";
import { type Coordinates, gulfFrame, project, type Side } from "./project.ts";

/** An eight-pointed star of two squares, one rotated by 45 degrees. */
const star =
	"M0-10 2.93-7.07H7.07V-2.93L10 0 7.07 2.93V7.07H2.93L0 10-2.93 7.07H-7.07V2.93L-10 0-7.07-2.93V-7.07H-2.93Z";

/** Label sides that avoid overlaps and the map's edge. */
const sides: Readonly<Record<string, Side>> = {
	dubai: "above",
	"abu-dhabi": "below",
	riyadh: "start",
	doha: "start",
} satisfies Partial<Record<(typeof officeIds)[number], Side>>;

/**
 * Where the larger countries' names stand on wide screens: on land or, led to it, in the sea. The
 * other names would crowd the cities.
 */
const nameplates: Readonly<
	Record<string, readonly [name: Coordinates, land?: Coordinates]>
> = {
	sa: [[44, 21.6]],
	om: [[57.2, 21.6]],
	kw: [
		[50.2, 28.3],
		[48, 29.2],
	],
};

const { width, height } = gulfFrame;
const meridians = [35, 40, 45, 50, 55].map(
	(longitude) => project(gulfFrame, [longitude, 0])[0],
);
const parallels = [15, 20, 25, 30].map(
	(latitude) => project(gulfFrame, [0, latitude])[1],
);

/** Map of the six Gulf countries with the firm's offices. Outlines: Natural Earth, public domain. */
export function OfficesMap() {
	const { t } = useTranslation("offices");
	const countries: Readonly<Record<string, string>> = t("countries");
	return (
		<>
			<svg
				className={styles.gulf}
				viewBox={`0 0 ${width} ${height}`}
				role="img"
				aria-labelledby="gulf-title gulf-text"
			>
				<title id="gulf-title">{t("mapTitle")}</title>
				<desc id="gulf-text">{t("mapDescription")}</desc>
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
				{Object.entries(nameplates).map(([code, [at, land]]) => {
					const [x, y] = project(gulfFrame, at);
					return (
						<g key={code} className={styles.nameplate}>
							{land ? <path d={leader(land, x, y)} /> : null}
							<text x={x} y={y}>
								{countries[code]}
							</text>
						</g>
					);
				})}
				{t("places").map(({ id, name, longitude, latitude }) => {
					const at = [Number(longitude), Number(latitude)] as const;
					const [x, y] = project(gulfFrame, at);
					const isOnMap = x >= 0 && x <= width && y >= 0 && y <= height;
					const label = isOnMap ? name : t("offMap", { name });
					// Places east of the map are labeled at its edge, at their own latitude.
					return x > width ? (
						<text
							key={id}
							className={styles.beyond}
							x={width - 16}
							y={Math.round(y)}
						>
							{label}
						</text>
					) : (
						<g
							key={id}
							transform={`translate(${Math.round(x)} ${Math.round(y)})`}
						>
							<circle className={styles.halo} r="19" />
							<path className={styles.star} d={star} />
							<text className={styles.name} data-side={sides[id] ?? "end"}>
								{label}
							</text>
						</g>
					);
				})}
			</svg>
			<p className="field-hint">{t("credit")}</p>
		</>
	);
}

/** A line from a country toward its name, up to two fifths of the way. */
function leader(land: Coordinates, x: number, y: number): string {
	const [landX, landY] = project(gulfFrame, land);
	return `M${landX} ${landY}l${(x - landX) * 0.4} ${(y - 10 - landY) * 0.4}`;
}
