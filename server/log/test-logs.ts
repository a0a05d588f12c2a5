import pino from "pino";
import type { Log } from "./logger.ts";

/** A log whose lines tests can read. */
export function createTestLogger(
	level = "info",
): Log & { readonly lines: Record<string, unknown>[] } {
	const lines: Record<string, unknown>[] = [];
	const logDestination = {
		write: (line: string) => void lines.push(JSON.parse(line)),
	};
	return { logger: pino({ level }, logDestination), logDestination, lines };
}
