import pino, { type Logger } from "pino";
import type { Config } from "../config/config.ts";
import {
	createLogDestination,
	type LogDestination,
} from "./log-destination.ts";

/** The logger, and its destination. */
export interface Log {
	readonly logger: Logger;
	/** Accepts whole lines. */
	readonly logDestination: LogDestination;
}

/**
 * Opens the log: JSON lines on standard output, written in batches. Flushes when the process exits,
 * and logs uncaught exceptions.
 */
export function openLog(level: Config["logLevel"]): Log {
	const destination = createLogDestination(1, (lines) =>
		logger.warn({ lines }, "log lines lost"),
	);
	const logger = pino({ level }, destination);
	process.on("uncaughtExceptionMonitor", (error) =>
		logger.fatal(error, "uncaught exception"),
	);
	process.on("exit", destination.flushSync);
	return { logger, logDestination: destination };
}
