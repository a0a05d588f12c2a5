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
