import { contractParts, type HiringModel } from "../../shared/hiring-models.ts";

const firstX = 44;
const stepX = 36;
const arrow = "M182 5L196 12L182 19Z";

/**
 * SVG paths of a hiring model in a box of 200 by 24 units: a square if the client needs an entity;
 * a bead for each part (open: the client bears it; filled: the firm; half-filled: whoever the
 * contract names); an arrow for who directs the work. `open` is stroked; `filled`, if not empty, is
 * also filled.
 */
export function beadPaths({ needsEntity, carriers, directs }: HiringModel): {
	open: string;
	filled: string;
} {
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
