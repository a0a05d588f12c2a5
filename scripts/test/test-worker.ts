/**
 * Has something done when the worker ends, in which one test file follows the other. It must not
 * need to wait for anything.
 */
export function whenWorkerEnds(work: () => void): void {
	if (process.listenerCount("SIGTERM", endByItself) === 0)
		process.on("SIGTERM", endByItself);
	process.once("exit", work);
}

/** Vitest ends workers by this signal, and without a listener nothing would be told of it. */
function endByItself(): void {
	process.exit();
}
