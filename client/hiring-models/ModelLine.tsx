import {
	bearerOf,
	type HiringModelId,
	hiringModels,
} from "../../shared/hiring-models.ts";
import { useTranslation } from "../state/translation.ts";
import { ModelBeads } from "./ModelBeads.tsx";
import { PartNames } from "./PartNames.tsx";

/** A hiring model as a line of beads with their names, and a text alternative. */
export function ModelLine(props: { model: HiringModelId }) {
	const id = props.model;
	const { t } = useTranslation("contract");
	const model = hiringModels[id];
	const { needsEntity, carriers, directs } = model;
	return (
		<>
			<ModelBeads
				model={model}
				label={t("says", {
					entity: t(needsEntity ? "needed" : "notNeeded"),
					employer: t(`carriers.${bearerOf(model, carriers.employer)}`),
					visa: t(`carriers.${bearerOf(model, carriers.visa)}`),
					wages: t(`carriers.${bearerOf(model, carriers.wages)}`),
					quota: t(`carriers.${bearerOf(model, carriers.quota)}`),
					directs: t(`carriers.${bearerOf(model, directs)}`),
				})}
			/>
			<PartNames />
		</>
	);
}
