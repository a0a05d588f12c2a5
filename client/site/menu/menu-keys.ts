/**
 * Where an arrow, Home or End key leads in a disclosure menu (ARIA Authoring Practices, disclosure
 * navigation): an index among `count` elements, or `undefined` for keys that mean nothing here.
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
