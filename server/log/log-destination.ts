import { write, writeSync } from "node:fs";
import { codeOf } from "../errors/code-of.ts";

/** As much as a pipe takes at once; more waits for no timer. */
const batchLength = 64 * 1024;
const batchMs = 50;
/** Lines that nobody reads are kept up to here, in characters. */
const maximalLength = 4 * 1024 * 1024;
const retryMs = 100;
const lastWriteMs = 1000;
const momentMs = 10;

/** Takes lines of the log, each with its end. */
export interface LogDestination {
	write(line: string): void;
}

/**
 * Takes lines and writes them to a file descriptor without blocking: at once when it is quiet, in
 * batches of at most 50 ms otherwise. When lines cannot be written, or nobody reads them, they are
 * lost above a bound, and the site goes on.
 *
 * pino's own destination measures its whole batch at each line (0.7 to 2.4 µs of a cached page's
 * 40), throws outside of any call when the disk is full, and then never returns from its last flush.
 *
 * @param onLost is called with the number of lines lost, once lines can be written again.
 */
export function createLogDestination(
	fd: number,
	onLost: (lines: number) => void,
) {
	let waiting = "";
	let inHand: Buffer | undefined;
	let timer: NodeJS.Timeout | undefined;
	let lastWrite = 0;
	let lost = 0;

	const schedule = (ms: number) => {
		timer ??= setTimeout(flush, ms);
		timer.unref();
	};

	return {
		write(line: string): void {
			if (waiting.length >= maximalLength) return void lost++;
			waiting += line;
			if (waiting.length >= batchLength) flush();
			else if (timer === undefined)
				schedule(performance.now() - lastWrite > batchMs ? 0 : batchMs);
		},
		/**
		 * Writes what waits, before the process ends. What is in hand is with another thread, which
		 * the process waits for; it gets a moment, so that it comes first.
		 */
		flushSync(): void {
			clearTimeout(timer);
			timer = undefined;
			if (inHand) sleep(momentMs);
			const bytes = Buffer.from(waiting);
			waiting = "";
			writeNow(fd, bytes);
		},
	};

	function flush(): void {
		clearTimeout(timer);
		timer = undefined;
		if (inHand || waiting === "") return;
		lastWrite = performance.now();
		inHand = Buffer.from(waiting);
		waiting = "";
		writeOn(inHand);
	}

	function writeOn(bytes: Buffer): void {
		inHand = bytes;
		write(fd, bytes, (error, written) => {
			if (isFullForNow(error))
				return void setTimeout(writeOn, retryMs, bytes).unref();
			if (!error && written < bytes.length)
				return writeOn(bytes.subarray(written));
			inHand = undefined;
			if (error) lost += countLines(bytes);
			else if (lost > 0 && waiting.length < maximalLength) {
				const lines = lost;
				lost = 0;
				onLost(lines);
			}
			if (waiting !== "") schedule(error ? retryMs : batchMs);
		});
	}
}

/** Writes what can be written within a second; there is no place to say what cannot. */
function writeNow(fd: number, bytes: Buffer): void {
	const end = performance.now() + lastWriteMs;
	let done = 0;
	while (done < bytes.length && performance.now() < end)
		try {
			done += writeSync(fd, bytes, done);
		} catch (error) {
			if (!isFullForNow(error)) return;
			sleep(momentMs);
		}
}

function sleep(ms: number): void {
	Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

function isFullForNow(error: unknown): boolean {
	return codeOf(error) === "EAGAIN";
}

function countLines(bytes: Buffer): number {
	return bytes.toString("latin1").split("\n").length - 1;
}
