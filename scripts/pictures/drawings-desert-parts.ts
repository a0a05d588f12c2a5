import { path, r, stroke } from "./drawing-parts.ts";

/** Lattice towers that approach the viewer, and the lines between them. */
export function pylons(
	places: readonly (readonly [x: number, scale: number])[],
): string {
	const foot = (scale: number) => 478 + scale * 132;
	const tops = places.map(([x, scale]) => ({ x, scale, y: foot(scale) }));
	const wires = tops.slice(1).flatMap((to, index) => {
		const from = tops[index] ?? to;
		return [-52, 52].flatMap((side) =>
			[-236, -190].map((level) => {
				const [x, y] = [
					from.x + side * from.scale,
					from.y + level * from.scale,
				];
				const [endX, endY] = [to.x + side * to.scale, to.y + level * to.scale];
				const sag = 26 * from.scale;
				return `M${r(x)} ${r(y)}Q${r((x + endX) / 2)} ${r((y + endY) / 2 + sag)} ${r(endX)} ${r(endY)}`;
			}),
		);
	});
	const lattice =
		"M-30 0L-9-160V-262L0-286 9-262V-160L30 0M-30 0L14-110M30 0L-14-110M-14-110L9-160M14-110L-9-160M-9-160L9-205M9-160L-9-205M-60-190H60M-60-236H60M-60-190L-9-210M60-190L9-210M-60-236L-9-256M60-236L9-256";
	return [
		stroke(wires.join(""), "#4a4a4c", 1.3, 'opacity=".6"'),
		...tops.map(
			({ x, y, scale }) =>
				`<g transform="translate(${x} ${r(y)}) scale(${scale})">${stroke(lattice, "#43484f", 3.4)}</g>`,
		),
	].join("");
}

/** Rows of solar panels, narrower and closer together with distance. */
export function solarField(): string {
	return Array.from({ length: 8 }, (_, row) => {
		const depth = (row / 7) ** 1.5;
		const y = 570 + depth * 92;
		const [left, right] = [96 - depth * 170, 520 + depth * 70];
		const tall = 6 + depth * 22;
		const lean = 6 + depth * 18;
		const count = 9;
		return Array.from({ length: count }, (_, index) => {
			const step = (right - left) / count;
			const x = left + index * step;
			const end = x + step * 0.9;
			return `${stroke(`M${r((x + end) / 2)} ${r(y)}v${r(tall * 0.5)}`, "#5c3c1f", 1 + depth * 2)}${path(`M${r(x)} ${r(y)}L${r(x + lean)} ${r(y - tall)}H${r(end + lean)}L${r(end)} ${r(y)}z`, "url(#panel)")}${stroke(`M${r(x + lean)} ${r(y - tall)}H${r(end + lean)}M${r((x + end) / 2)} ${r(y)}l${r(lean)} ${r(-tall)}`, "#b9d4e6", 0.6 + depth, 'opacity=".75"')}`;
		}).join("");
	}).join("");
}

/** A road in perspective: both edges and the center dashes follow one winding line. */
export function road(): string {
	const at = (part: number) => {
		const near = part ** 2.1;
		return {
			x: 960 + Math.sin(part * 5.2 + 0.4) * (18 + 150 * near) + near * 190,
			y: 646 + near * 392,
			half: 3 + near * 150,
		};
	};
	const parts = Array.from({ length: 61 }, (_, index) => index / 60);
	const side = (sign: number, out: number) =>
		parts.map((part) => {
			const { x, y, half } = at(part);
			return `${r(x + sign * half * out)} ${r(y)}`;
		});
	const strip = (out: number) =>
		`M${[...side(-1, out), ...side(1, out).reverse()].join("L")}z`;
	const dashes = parts
		.slice(0, -1)
		.filter((_, index) => index % 2 === 0)
		.map((part) => {
			const [from, to] = [at(part), at(part + 1 / 110)];
			const [thin, thick] = [from.half * 0.022, to.half * 0.022];
			return `M${r(from.x - thin)} ${r(from.y)}L${r(from.x + thin)} ${r(from.y)}L${r(to.x + thick)} ${r(to.y)}L${r(to.x - thick)} ${r(to.y)}z`;
		});
	return [
		path(strip(1.16), "#d9a766"),
		path(strip(1), "url(#tar)"),
		path(dashes.join(""), "#f6e3bf"),
	].join("");
}

/** The lee side of a dune: right of a crest that winds down toward the viewer. */
export function lee(
	x: number,
	y: number,
	scale: number,
	ridge: string,
): string {
	const d = `M${x} ${y - 60}C${r(x - 46 * scale)} ${r(y + 34 * scale)} ${r(x + 64 * scale)} ${r(y + 66 * scale)} ${r(x - 22 * scale)} ${r(y + 150 * scale)}C${r(x + 90 * scale)} ${r(y + 132 * scale)} ${r(x + 250 * scale)} ${r(y + 70 * scale)} ${r(x + 330 * scale)} ${y - 60}z`;
	return path(d, "url(#lee)", `clip-path="url(#${ridge})"`);
}
