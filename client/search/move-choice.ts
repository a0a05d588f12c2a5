/**
 * The index that an arrow key selects. Beyond either end it is -1, which stands for the typed text.
 * `undefined` for other keys.
 */
export function moveChoice(
	key: string,
	chosen: number,
	count: number,
): number | undefined {
	if (key !== "ArrowDown" && key !== "ArrowUp") return undefined;
	const step = key === "ArrowDown" ? 1 : -1;
	const places = count + 1;
	return ((chosen + 1 + step + places) % places) - 1;
}
