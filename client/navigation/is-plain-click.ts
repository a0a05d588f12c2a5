/** Whether a click is to happen here: any other opens a tab or a window, or saves what it leads to. */
export function isPlainClick(event: {
	readonly button: number;
	readonly metaKey: boolean;
	readonly ctrlKey: boolean;
	readonly shiftKey: boolean;
	readonly altKey: boolean;
}): boolean {
	return (
		event.button === 0 &&
		!(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
	);
}
