/**
 * SQLSTATE classes and codes that speak of the server, not of the statement
 * (https://www.postgresql.org/docs/current/errcodes-appendix.html): connections, resources, limits
 * of the transaction's time, operators, the system, defects; and locks that are not to be had, a
 * standby that only reads.
 */
const serverStates = /^(08|53|57|58|XX|25P0[34]|25006|55P03)/;

/** Serialization failure and deadlock: the same transaction may succeed when it runs again. */
const conflictStates = /^(40001|40P01)$/;

/** Whether the same transaction may succeed when it runs again. */
export function isConflict(error: unknown): boolean {
	return conflictStates.test(readState(error) ?? "");
}

/** Whether an error of a statement means that the server cannot be used now. */
export function isServerFailure(error: unknown): boolean {
	const state = readState(error);
	// What the server did not answer is about the way to it.
	return state === undefined || serverStates.test(state) || isConflict(error);
}

/** Whether the connection broke or hung, so that its state is unknown. */
export function isConnectionFailure(error: unknown): boolean {
	return readState(error) === undefined;
}

/** Takes what a row holds out of an error, for errors are logged. */
export function hideValues(error: unknown): void {
	if (readState(error) === undefined || !(error instanceof Error)) return;
	if ("detail" in error) error.detail = undefined;
	if ("where" in error) error.where = undefined;
}

/** The SQLSTATE of an error that the server answered. */
function readState(error: unknown): string | undefined {
	if (!(error instanceof Error && "code" in error && "severity" in error))
		return undefined;
	return typeof error.code === "string" ? error.code : undefined;
}
