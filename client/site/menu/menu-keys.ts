/**
 * The index that an arrow key, Home or End leads to among `count` elements (ARIA Authoring
 * Practices, disclosure navigation). `undefined` for other keys.
 */
export function nextIndex(
	key: string,
	current: number,
	count: number,
): number | undefined {
	switch (key) {
		case "ArrowDown":
		case "ArrowRight":
			return Math.min(current + 1, count - 1);
		case "ArrowUp":
		case "ArrowLeft":
			return Math.max(current - 1, 0);
		case "Home":
			return 0;
		case "End":
			return count - 1;
		default:
			return undefined;
	}
}
