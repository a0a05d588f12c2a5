type Point = readonly [x: number, y: number];

/** Clipped rings run along the frame: this margin hides their lines outside it. */
const margin = 6;

/** Clips a ring to a rectangle, one side at a time (Sutherland–Hodgman). */
export function clip(
	ring: readonly Point[],
	{ width, height }: { readonly width: number; readonly height: number },
): readonly Point[] {
	const sides = [
		{ axis: 0, limit: -margin, sign: 1 },
		{ axis: 0, limit: width + margin, sign: -1 },
		{ axis: 1, limit: -margin, sign: 1 },
		{ axis: 1, limit: height + margin, sign: -1 },
	] as const;
	let points = ring;
	for (const { axis, limit, sign } of sides) {
		const isInside = (point: Point) => (point[axis] - limit) * sign >= 0;
		points = points.flatMap((point, index) => {
			const previous = points.at(index - 1) ?? point;
			const crossing = (): Point => {
				const part = (limit - previous[axis]) / (point[axis] - previous[axis]);
				return [
					previous[0] + (point[0] - previous[0]) * part,
					previous[1] + (point[1] - previous[1]) * part,
				];
			};
			if (isInside(point))
				return isInside(previous) ? [point] : [crossing(), point];
			return isInside(previous) ? [crossing()] : [];
		});
	}
	return points;
}

/** A ring as a closed path with integer coordinates; empty if its area is below `least`. */
export function toPath(ring: readonly Point[], least: number): string {
	const points = ring
		.map(([x, y]): Point => [Math.round(x), Math.round(y)])
		.filter(
			([x, y], index, all) =>
				index === 0 || x !== all[index - 1]?.[0] || y !== all[index - 1]?.[1],
		);
	const [first = [0, 0]] = points;
	if (points.length < 3 || areaOf(points) < least) return "";
	let [x, y] = first;
	const steps = points.slice(1).map(([nextX, nextY]) => {
		const step = pair(nextX - x, nextY - y);
		[x, y] = [nextX, nextY];
		return step;
	});
	return `M${pair(...first)}l${steps.join(" ").replaceAll(" -", "-")}z`;
}

function pair(x: number, y: number): string {
	return y < 0 ? `${x}${y}` : `${x} ${y}`;
}

function areaOf(ring: readonly Point[]): number {
	const twice = ring.reduce((sum, [x, y], index) => {
		const [nextX, nextY] = ring[(index + 1) % ring.length] ?? [x, y];
		return sum + x * nextY - nextX * y;
	}, 0);
	return Math.abs(twice) / 2;
}
