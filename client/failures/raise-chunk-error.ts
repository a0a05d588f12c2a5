/**
 * Dispatched on `window` as a `CustomEvent` for each script or stylesheet that fails to load,
 * before any recovery.
 */
export const chunkErrorEvent = "app:chunk-error";

/**
 * Dispatches {@link chunkErrorEvent}.
 *
 * @param path of the page that needed the file
 */
export function raiseChunkError(error: unknown, path: string): void {
	const detail = { path, error };
	window.dispatchEvent(new CustomEvent(chunkErrorEvent, { detail }));
}
