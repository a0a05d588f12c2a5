/**
 * Has something done when this process ends, which in tests is a worker that runs one file after
 * the other. It must not need to wait for anything.
 *
 * @returns what takes that back.
 */
export function whenWorkerEnds(work: () => void): () => void {
	if (!process.listeners("SIGTERM").includes(endByItself))
		process.on("SIGTERM", endByItself);
	process.once("exit", work);
	return () => process.off("exit", work);
}

/** Vitest ends workers by this signal, and without a listener nothing would be told of it. */
function endByItself(): void {
	process.exit();
}
