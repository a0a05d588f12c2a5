/** Whether a click opens its link in this tab, not in a new tab or window or as a download. */
export function isPlainClick(
	event: Pick<
		MouseEvent,
		"button" | "metaKey" | "ctrlKey" | "shiftKey" | "altKey"
	>,
): boolean {
	return (
		event.button === 0 &&
		!(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
	);
}
