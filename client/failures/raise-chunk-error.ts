/**
 * Dispatched on `window` as a `CustomEvent` for each script or stylesheet that fails to load,
 * before any recovery.
 */
export const chunkErrorEvent = "app:chunk-error";

interface ChunkErrorDetail {
	/** Path of the page that needed the file. */
	readonly path: string;
	readonly error: unknown;
}

/** Dispatches {@link chunkErrorEvent}. */
export function raiseChunkError(error: unknown, path: string): void {
	const detail: ChunkErrorDetail = { path, error };
	window.dispatchEvent(new CustomEvent(chunkErrorEvent, { detail }));
}
