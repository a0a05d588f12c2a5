/**
 * Which of a list's choices a key leads to: down and up, and beyond either end to none (-1), which
 * is the text that was typed. `undefined` for keys that choose nothing.
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
