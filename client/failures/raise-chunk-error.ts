/**
 * Raised on `window` as a `CustomEvent` for each script or stylesheet of the site that cannot be
 * loaded, before anything is done about it.
 */
export const chunkErrorEvent = "app:chunk-error";

/** The event's `detail`. */
interface ChunkErrorDetail {
	/** Path of the page that needed the file. */
	readonly path: string;
	readonly error: unknown;
}

/** Tells the page that a script of it cannot be loaded. */
export function raiseChunkError(error: unknown, path: string): void {
	const detail: ChunkErrorDetail = { path, error };
	window.dispatchEvent(new CustomEvent(chunkErrorEvent, { detail }));
}
