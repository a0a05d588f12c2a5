import {
	bearerOf,
	contractParts,
	type HiringModelId,
	hiringModels,
} from "../../shared/hiring-models.ts";
import { useTranslation } from "../state/translation.ts";
import styles from "./ModelList.module.css";

/** A hiring model as a list: need for an entity, who bears each part, who directs the work. */
export function ModelList({ model: id }: { model: HiringModelId }) {
	const { t } = useTranslation("contract");
	const model = hiringModels[id];
	const { needsEntity, carriers, directs } = model;
	return (
		<ol className={styles.list}>
			<li data-mark={needsEntity ? "square" : "none"}>
				<strong>{t("entity")}</strong>
				<span>{t(needsEntity ? "needed" : "notNeeded")}</span>
			</li>
			{contractParts.map((part) => (
				<li key={part} data-mark={carriers[part]}>
					<strong>{t(`parts.${part}`)}</strong>
					<small>{t(`does.${part}`)}</small>
					<span>{t(`carriers.${bearerOf(model, carriers[part])}`)}</span>
				</li>
			))}
			<li data-mark="arrow" data-directs={directs}>
				<strong>{t("directs")}</strong>
				<span>{t(`carriers.${bearerOf(model, directs)}`)}</span>
			</li>
		</ol>
	);
}
