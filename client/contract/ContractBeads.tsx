import {
	type Carrier,
	contractParts,
	type HiringModelId,
	hiringModels,
} from "../../shared/hiring-models.ts";
import { useTranslation } from "../state/translation.ts";
import styles from "./ContractBeads.module.css";

const firstX = 44;
const stepX = 36;

/**
 * Who carries what in a hiring model, as a line: a square where the client needs an entity, a bead
 * for each part (open: the client, filled: we, half: whoever the contract names), and an arrow for
 * who directs the work.
 */
export function ContractBeads({ model: id }: { model: HiringModelId }) {
	const { t } = useTranslation("contract");
	const model = hiringModels[id];
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
			<path d={`M${model.needsEntity ? 8 : firstX} 12H186`} />
			{model.needsEntity ? <path d="M2 6H14V18H2Z" /> : null}
			{contractParts.map((part, index) => (
				<Bead
					key={part}
					carrier={model.carriers[part]}
					x={firstX + index * stepX}
				/>
			))}
			<path
				className={model.directs === "firm" ? styles.filled : undefined}
				d="M182 5L196 12L182 19Z"
			/>
		</svg>
	);
}

function Bead({ carrier, x }: { carrier: Carrier; x: number }) {
	return (
		<>
			<circle
				className={carrier === "firm" ? styles.filled : undefined}
				cx={x}
				cy="12"
				r="8"
			/>
			{carrier === "contract" ? (
				<path className={styles.filled} d={`M${x} 4a8 8 0 0 1 0 16Z`} />
			) : null}
		</>
	);
}
