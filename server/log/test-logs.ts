import pino, { type Logger } from "pino";

/** A logger whose lines a test reads. */
export function createTestLogger(): {
	readonly logger: Logger;
	readonly lines: Record<string, unknown>[];
} {
	const lines: Record<string, unknown>[] = [];
	const logger = pino({}, { write: (line) => lines.push(JSON.parse(line)) });
	return { logger, lines };
}
