import { Lines } from "../sections/Lines.tsx";
import { useTranslation } from "../state/translation.ts";
import { GlobalMap } from "./GlobalMap.tsx";
import type { Coordinates, MapPlace } from "./project.ts";

const sources = [
	{ id: "GB", at: [-0.1, 51.5], side: "end" },
	{ id: "EG", at: [31.2, 30], side: "start" },
	{ id: "KE", at: [36.8, -1.3], side: "start" },
	{ id: "PK", at: [69.3, 30.4], side: "above" },
	{ id: "IN", at: [78.5, 17.4], side: "below" },
	{ id: "NP", at: [85.3, 27.7], side: "end" },
	{ id: "PH", at: [121, 14.6], side: "start" },
	{ id: "CN", at: [104.1, 30.7], side: "above" },
] as const satisfies readonly Pick<MapPlace, "id" | "at" | "side">[];

const gulf: Coordinates = [54.4, 24.5];

/** Where candidates come from, and the offices that receive them. */
export function GlobalPresence() {
	const { t } = useTranslation("offices");
	const places = sources.map(({ id, at, side }) => ({
		id,
		name: t(`sources.${id}`),
		at,
		side,
	}));
	return (
		<>
			<p>
				<Lines text={t("worldText")} />
			</p>
			<GlobalMap
				title={t("worldTitle")}
				description={t("worldDescription")}
				places={places}
				to={gulf}
			/>
			<p className="field-hint">{t("credit")}</p>
		</>
	);
}
