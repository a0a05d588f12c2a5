/**
 * Runs `work` when this process ends, which in tests is a worker that runs one file after another.
 * `work` must be synchronous.
 *
 * @returns a function that cancels it.
 */
export function whenWorkerEnds(work: () => void): () => void {
	if (!process.listeners("SIGTERM").includes(endByItself))
		process.on("SIGTERM", endByItself);
	process.once("exit", work);
	return () => process.off("exit", work);
}

/** Vitest ends workers with SIGTERM, and without a listener there would be no `exit` event. */
function endByItself(): void {
	process.exit();
}
