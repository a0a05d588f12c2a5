import type { Request } from "express";
import { isHttpError } from "http-errors";
import type { Logger } from "pino";
import { isObject } from "../../shared/is-object.ts";
import { StoreDownError } from "../database/database.ts";
import { RenderDeadlineError } from "../pages/render/start-render.ts";
import { requestIds } from "../tracing/trace-requests.ts";

/** Seconds after which clients may retry a request that failed temporarily. */
export const retrySeconds = 5;

/** An error as the client may see it. */
interface ShownError {
	readonly status: number;
	/** Whether the thrown value is no `Error`, so that nothing is known about it. */
	readonly isUnknown?: boolean;
	/** Absent for server faults, whose cause is not disclosed. */
	readonly message?: string;
	readonly headers: Readonly<Record<string, string>>;
}

/** Reduces an error to what the client may see. */
export function describeError(error: unknown): ShownError {
	if (error instanceof RenderDeadlineError || error instanceof StoreDownError)
		return { status: 503, headers: { "Retry-After": String(retrySeconds) } };
	const status = readStatus(error);
	const headers = isHttpError(error) ? (error.headers ?? {}) : {};
	if (!(error instanceof Error)) return { status, isUnknown: true, headers };
	if (status >= 500) return { status, headers };
	return { status, message: error.message, headers };
}

/** Logs an error if it is a server fault. */
export function logFault(logger: Logger, req: Request, error: unknown): void {
	if (describeError(error).status < 500) return;
	const isStoreDown = error instanceof StoreDownError;
	logger.error(
		{ err: error, ...requestIds(req) },
		isStoreDown ? "store down" : "request failed",
	);
}

function readStatus(error: unknown): number {
	const { status } = isObject(error) ? error : { status: undefined };
	return typeof status === "number" && status >= 400 && status <= 599
		? status
		: 500;
}
