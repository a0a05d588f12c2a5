import {
	bearerOf,
	type Carrier,
	contractParts,
	type HiringModelId,
	hiringModels,
} from "../../shared/hiring-models.ts";
import { useTranslation } from "../state/translation.ts";
import styles from "./ModelRail.module.css";
import { RailNames } from "./RailNames.tsx";

/** Vertical positions: the client's line on top, the firm's at the bottom. */
const heights = { client: 14, contract: 50, firm: 86 } as const;
const columns = [72, 160, 248, 336] as const;
const start = 9;
const end = 386;

/**
 * A hiring model as a path between two lines, the client's and the firm's: from the client's
 * entity, if it needs one, through the bearer of each part, to whoever directs the work. Each line
 * has its name above it, the parts theirs below. If everything is the client's, there is no second
 * line.
 */
export function ModelRail({ model: id }: { model: HiringModelId }) {
	const { t } = useTranslation("contract");
	const model = hiringModels[id];
	const { needsEntity, carriers, directs } = model;
	const nodes = contractParts.map((part, index) => ({
		part,
		carrier: carriers[part],
		x: columns[index] ?? end,
		y: heights[carriers[part]],
	}));
	const y = heights[directs];
	const isClients = [y, ...nodes.map((node) => node.y)].every(
		(height) => height === heights.client,
	);
	return (
		<figure className={styles.rail}>
			<span aria-hidden="true">
				{t(`carriers.${bearerOf(model, "client")}`)}
			</span>
			<svg
				viewBox={`0 0 400 ${isClients ? 28 : 100}`}
				data-flow=""
				aria-hidden="true"
			>
				{isClients ? null : (
					<path
						className={styles.lines}
						d={`M0 ${heights.client}H400M0 ${heights.firm}H400`}
					/>
				)}
				<path
					className={styles.way}
					d={drawWay([
						...(needsEntity ? [{ x: start, y: heights.client }] : []),
						...nodes,
						{ x: end, y },
					])}
				/>
				{needsEntity ? <path d="M1 6H17V22H1Z" /> : null}
				{nodes.map((node) => (
					<Node key={node.part} {...node} />
				))}
				<path
					className={directs === "firm" ? styles.filled : undefined}
					d={`M382 ${y - 10}L398 ${y}L382 ${y + 10}Z`}
				/>
			</svg>
			{isClients ? null : (
				<span aria-hidden="true">
					{t(`carriers.${bearerOf(model, "firm")}`)}
				</span>
			)}
			<RailNames
				names={contractParts.map((part) => ({
					name: t(`parts.${part}`),
					text: t(`carriers.${bearerOf(model, carriers[part])}`),
					isDrawn: carriers[part] !== "contract",
				}))}
			/>
		</figure>
	);
}

function Node({ carrier, x, y }: { carrier: Carrier; x: number; y: number }) {
	return (
		<>
			<circle
				className={carrier === "firm" ? styles.filled : undefined}
				cx={x}
				cy={y}
				r="10"
			/>
			{carrier === "contract" ? (
				<path
					className={styles.filled}
					d={`M${x} ${y - 10}a10 10 0 0 1 0 20Z`}
				/>
			) : null}
		</>
	);
}

/**
 * SVG path through the points: horizontal, with a 45-degree step where the height changes. The first
 * step is vertical, which leaves the start of the lower line to its name.
 */
function drawWay(points: readonly { x: number; y: number }[]): string {
	return points
		.map(({ x, y }, index) => {
			const last = points[index - 1];
			if (!last) return `M${x} ${y}`;
			if (index === 1) return `V${y}H${x}`;
			if (last.y === y) return `H${x}`;
			const middle = (last.x + x) / 2;
			const half = Math.abs(y - last.y) / 2;
			return `H${middle - half}L${middle + half} ${y}H${x}`;
		})
		.join("");
}
