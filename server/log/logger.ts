import pino, { type Logger } from "pino";
import type { Config } from "../config/config.ts";
import { createLogDestination } from "./log-destination.ts";

/**
 * Makes the logger: JSON lines on standard output, written in batches. What is still to be
 * written when the process ends is written then, and what ends it unforeseen is logged.
 */
export function createLogger(level: Config["logLevel"]): Logger {
	const destination = createLogDestination(1, (lines) =>
		logger.warn({ lines }, "log lines lost"),
	);
	const logger = pino({ level }, destination);
	process.on("uncaughtExceptionMonitor", (error) =>
		logger.fatal(error, "uncaught exception"),
	);
	process.on("exit", destination.flushSync);
	return logger;
}
