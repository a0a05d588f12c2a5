import { isObject } from "../../shared/is-object.ts";
import type { Locale } from "../../shared/locales.ts";

/** A script of the site that failed to load or run. */
export class ChunkError extends Error {
	override readonly name = "ChunkError";
}

/** Loads a script; rejects with a {@link ChunkError} when that fails. */
export async function loadChunk<Module>(
	load: () => Promise<Module>,
): Promise<Module> {
	try {
		return await load();
	} catch (cause) {
		throw new ChunkError(
			cause instanceof Error ? cause.message : String(cause),
			{ cause },
		);
	}
}

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

/** Messages failed to load. */
export class LocaleLoadError extends Error {
	override readonly name = "LocaleLoadError";
	readonly locale: Locale;
	/** HTTP status; absent if there was no response. */
	readonly status: number | undefined;

	constructor(locale: Locale, cause: unknown) {
		super(`Failed loading locale (${locale})`, { cause });
		this.locale = locale;
		this.status = readStatus(cause);
	}
}

/** The HTTP status that an error carries, if any. */
export function readStatus(error: unknown): number | undefined {
	return isObject(error) && typeof error.status === "number"
		? error.status
		: undefined;
}
