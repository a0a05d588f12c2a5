import {
	contractParts,
	type HiringModelId,
	hiringModels,
} from "../../shared/hiring-models.ts";

const firstX = 44;
const stepX = 36;
const arrow = "M182 5L196 12L182 19Z";

/**
 * Who carries what in a hiring model, as a line: a square where the client needs an entity, a bead
 * for each part (open: the client, filled: we, half: whoever the contract names), and an arrow for
 * who directs the work, in a box of 200 by 24 units. The first path is stroked, the second, if there
 * is any, filled besides.
 */
export function beadPaths(id: HiringModelId): { open: string; filled: string } {
	const { needsEntity, carriers, directs } = hiringModels[id];
	const open = [
		needsEntity ? "M2 6H14V18H2ZM14 12h22" : "",
		"M52 12h20m16 0h20m16 0h20m16 0h22",
		...contractParts.map((part, index) =>
			carriers[part] === "firm" ? "" : circle(index),
		),
		directs === "client" ? arrow : "",
	];
	const filled = contractParts.map((part, index) => {
		if (carriers[part] === "client") return "";
		return carriers[part] === "firm"
			? circle(index)
			: `M${firstX + index * stepX} 4a8 8 0 0 1 0 16Z`;
	});
	return {
		open: open.join(""),
		filled: [...filled, directs === "firm" ? arrow : ""].join(""),
	};
}

function circle(index: number): string {
	return `M${firstX - 8 + index * stepX} 12a8 8 0 1 0 16 0a8 8 0 1 0-16 0`;
}
