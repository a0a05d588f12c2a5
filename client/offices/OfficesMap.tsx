import type { OfficePlace } from "../../shared/pages/content.ts";
import { useTranslation } from "../state/translation.ts";
import { GulfMap } from "./GulfMap.tsx";
import { type Coordinates, gulfFrame, project, type Side } from "./project.ts";

/** Label sides that avoid overlaps and the map's edge. */
const sides: Readonly<Record<string, Side>> = {
	dubai: "end",
	"abu-dhabi": "below",
	riyadh: "start",
	doha: "above",
};

export function OfficesMap() {
	const { t } = useTranslation("offices");
	const places = t("places").map((office) => {
		const at = coordinatesOf(office);
		const { id, name } = office;
		return isOnMap(at)
			? { id, name, at, side: sides[id] }
			: { id, name: t("offMap", { name }), at };
	});
	return (
		<>
			<GulfMap
				title={t("mapTitle")}
				description={t("mapDescription")}
				places={places}
				countries={t("countries")}
			/>
			<p className="field-hint">{t("credit")}</p>
		</>
	);
}

function coordinatesOf({ longitude, latitude }: OfficePlace): Coordinates {
	return [Number(longitude), Number(latitude)];
}

function isOnMap(at: Coordinates): boolean {
	const [x, y] = project(gulfFrame, at);
	return x >= 0 && x <= gulfFrame.width && y >= 0 && y <= gulfFrame.height;
}
