/** The same small thing at several places: its path begins where it stands. */
export function copies(
	shape: string,
	places: readonly (readonly [x: number, y: number])[],
): string {
	return places.map(([x, y]) => `M${x} ${y}${shape}`).join("");
}

/** The same small thing in a row, as on a floor. */
export function row(shape: string, y: number, places: readonly number[]) {
	return copies(
		shape,
		places.map((x) => [x, y]),
	);
}
