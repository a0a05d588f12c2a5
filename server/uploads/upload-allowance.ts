import { setImmediate } from "node:timers/promises";

/** Inspecting a file takes more than for any legitimate one. */
export class TooCostlyError extends Error {
	override readonly name = "TooCostlyError";
}

/** Limits on the cost of inspecting one file. */
const usual = {
	/** Milliseconds of work before yielding to the event loop. */
	sliceMs: 4,
	/** Milliseconds of work in total, excluding waits. */
	totalMs: 2000,
	/** Total decompressed size, in bytes. */
	unpackedBytes: 48 * 1024 * 1024,
	/** Decompressed size of one stream, in bytes. */
	pieceBytes: 16 * 1024 * 1024,
	/** The number of decompressed streams. */
	pieces: 2000,
};

/** The remaining budget for inspecting one file. */
export type Allowance = ReturnType<typeof createAllowance>;

/**
 * Creates the budget for one file. A maliciously expensive file fails with a `TooCostlyError`;
 * meanwhile the process keeps serving other requests.
 */
export function createAllowance(changes: Partial<typeof usual> = {}) {
	const limits = { ...usual, ...changes };
	let sliceStart = performance.now();
	let workedMs = 0;
	let unpackedBytes = 0;
	let pieces = 0;
	const pause = async <Result>(
		wait: () => Promise<Result>,
	): Promise<Result> => {
		workedMs += performance.now() - sliceStart;
		if (workedMs > limits.totalMs) throw new TooCostlyError("too much to do");
		const result = await wait();
		sliceStart = performance.now();
		return result;
	};
	return {
		/** Yields to the event loop when the time slice is used up. Call it after each small step. */
		rest: (): Promise<void> | undefined =>
			performance.now() - sliceStart < limits.sliceMs
				? undefined
				: pause(() => setImmediate()),
		/**
		 * Runs the decompression of one stream and counts its output.
		 *
		 * @throws {TooCostlyError}
		 */
		async unpack(
			run: (maximalBytes: number) => Promise<Buffer>,
		): Promise<Buffer> {
			const left = limits.unpackedBytes - unpackedBytes;
			if (++pieces > limits.pieces || left <= 0)
				throw new TooCostlyError("too much to unpack");
			const unpacked = await pause(() =>
				runBounded(run, Math.min(left, limits.pieceBytes)),
			);
			unpackedBytes += unpacked.length;
			return unpacked;
		},
	};
}

async function runBounded(
	run: (maximalBytes: number) => Promise<Buffer>,
	maximalBytes: number,
): Promise<Buffer> {
	try {
		return await run(maximalBytes);
	} catch (error) {
		if (error instanceof RangeError)
			throw new TooCostlyError("too much to unpack");
		throw error;
	}
}
