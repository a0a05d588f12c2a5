import {
	contractParts,
	type HiringModel,
	type HiringModelId,
	hiringModels,
} from "../../shared/hiring-models.ts";
import { useTranslation } from "../state/translation.ts";
import styles from "./ContractBeads.module.css";

const firstX = 44;
const stepX = 36;
const arrow = "M182 5L196 12L182 19Z";

/**
 * Who carries what in a hiring model, as a line: a square where the client needs an entity, a bead
 * for each part (open: the client, filled: we, half: whoever the contract names), and an arrow for
 * who directs the work.
 */
export function ContractBeads({ model: id }: { model: HiringModelId }) {
	const { t } = useTranslation("contract");
	const model = hiringModels[id];
	const filled = drawFilled(model);
	return (
		<svg
			className={styles.beads}
			viewBox="0 0 200 24"
			role="img"
			aria-label={t("says", {
				entity: t(model.needsEntity ? "needed" : "notNeeded"),
				employer: t(`carriers.${model.carriers.employer}`),
				visa: t(`carriers.${model.carriers.visa}`),
				wages: t(`carriers.${model.carriers.wages}`),
				quota: t(`carriers.${model.carriers.quota}`),
				directs: t(`carriers.${model.directs}`),
			})}
		>
			<path d={drawOpen(model)} />
			{filled ? <path className={styles.filled} d={filled} /> : null}
		</svg>
	);
}

/** The line from shape to shape, and the shapes that are open. */
function drawOpen({ needsEntity, carriers, directs }: HiringModel): string {
	const circles = contractParts.map((part, index) =>
		carriers[part] === "firm" ? "" : drawCircle(index),
	);
	return [
		needsEntity ? "M2 6H14V18H2ZM14 12h22" : "",
		"M52 12h20m16 0h20m16 0h20m16 0h22",
		...circles,
		directs === "client" ? arrow : "",
	].join("");
}

function drawFilled({ carriers, directs }: HiringModel): string {
	const shapes = contractParts.map((part, index) => {
		if (carriers[part] === "client") return "";
		return carriers[part] === "firm"
			? drawCircle(index)
			: `M${firstX + index * stepX} 4a8 8 0 0 1 0 16Z`;
	});
	return [...shapes, directs === "firm" ? arrow : ""].join("");
}

function drawCircle(index: number): string {
	return `M${firstX - 8 + index * stepX} 12a8 8 0 1 0 16 0a8 8 0 1 0-16 0`;
}
