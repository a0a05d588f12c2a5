import {
	bearerOf,
	type HiringModelId,
	hiringModels,
} from "../../shared/hiring-models.ts";
import { useTranslation } from "../state/translation.ts";
import { beadPaths } from "./bead-paths.ts";
import styles from "./ContractBeads.module.css";

/** A hiring model as a line of beads, with a text alternative. */
export function ContractBeads({ model: id }: { model: HiringModelId }) {
	const { t } = useTranslation("contract");
	const model = hiringModels[id];
	const { needsEntity, carriers, directs } = model;
	const { open, filled } = beadPaths(id);
	return (
		<svg
			className={styles.beads}
			viewBox="0 0 200 24"
			role="img"
			aria-label={t("says", {
				entity: t(needsEntity ? "needed" : "notNeeded"),
				employer: t(`carriers.${bearerOf(model, carriers.employer)}`),
				visa: t(`carriers.${bearerOf(model, carriers.visa)}`),
				wages: t(`carriers.${bearerOf(model, carriers.wages)}`),
				quota: t(`carriers.${bearerOf(model, carriers.quota)}`),
				directs: t(`carriers.${bearerOf(model, directs)}`),
			})}
		>
			<path d={open} />
			{filled ? <path className={styles.filled} d={filled} /> : null}
		</svg>
	);
}
