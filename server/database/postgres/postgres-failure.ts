/**
 * SQLSTATE classes and codes that concern the server, not the statement
 * (https://www.postgresql.org/docs/current/errcodes-appendix.html): connection, resources, operator
 * intervention, system and internal errors, transaction timeouts, read-only standby, and
 * unavailable locks.
 */
const serverStates = /^(08|53|57|58|XX|25P0[34]|25006|55P03)/;

/** Serialization failure and deadlock: a retry of the transaction may succeed. */
const conflictStates = /^(40001|40P01)$/;

/** Whether a retry of the transaction may succeed. */
export function isConflict(error: unknown): boolean {
	return conflictStates.test(readState(error) ?? "");
}

/** Whether a statement's error means that the server is unavailable. */
export function isServerFailure(error: unknown): boolean {
	const state = readState(error);
	// An error without SQLSTATE is not from the server, so it concerns the connection.
	return state === undefined || serverStates.test(state) || isConflict(error);
}

/** Whether the connection broke or hung, so that its state is unknown. */
export function isConnectionFailure(error: unknown): boolean {
	return readState(error) === undefined;
}

/** Removes a row's values from an error, because errors are logged. */
export function hideValues(error: unknown): void {
	if (readState(error) === undefined || !(error instanceof Error)) return;
	if ("detail" in error) error.detail = undefined;
	if ("where" in error) error.where = undefined;
}

/** The SQLSTATE of an error that the server sent. */
function readState(error: unknown): string | undefined {
	if (!(error instanceof Error && "code" in error && "severity" in error))
		return undefined;
	return typeof error.code === "string" ? error.code : undefined;
}
