import { setImmediate } from "node:timers/promises";

/** Looking at a file takes more than any honest one does. */
export class TooCostlyError extends Error {
	override readonly name = "TooCostlyError";
}

/** How much looking at one file may cost. */
export interface AllowanceLimits {
	/** Milliseconds of work in one go, after which others have their turn. */
	readonly sliceMs: number;
	/** Milliseconds of work altogether, waiting left out. */
	readonly totalMs: number;
	/** All that is unpacked, in bytes. */
	readonly unpackedBytes: number;
	/** What is unpacked in one piece, in bytes. */
	readonly pieceBytes: number;
	/** Pieces that are unpacked. */
	readonly pieces: number;
}

const usual: AllowanceLimits = {
	sliceMs: 4,
	totalMs: 2000,
	unpackedBytes: 48 * 1024 * 1024,
	pieceBytes: 16 * 1024 * 1024,
	pieces: 2000,
};

/** What is left of the cost that looking at one file may have. */
export interface Allowance {
	/** Lets others have their turn when it is time. To be called after each small step. */
	rest(): Promise<void> | undefined;
	/**
	 * Runs the unpacking of one piece, and counts what it gives.
	 *
	 * @throws {TooCostlyError}
	 */
	unpack(run: (maximalBytes: number) => Promise<Buffer>): Promise<Buffer>;
}

/**
 * Makes the allowance for one file. A file that was made to be costly is given up with a
 * `TooCostlyError`; meanwhile the process goes on answering others.
 */
export function createAllowance(
	changes: Partial<AllowanceLimits> = {},
): Allowance {
	const limits = { ...usual, ...changes };
	let sliceStart = performance.now();
	let workedMs = 0;
	let unpackedBytes = 0;
	let pieces = 0;
	const pause = async (wait: () => Promise<unknown>): Promise<void> => {
		workedMs += performance.now() - sliceStart;
		if (workedMs > limits.totalMs) throw new TooCostlyError("too much to do");
		await wait();
		sliceStart = performance.now();
	};
	return {
		rest: () =>
			performance.now() - sliceStart < limits.sliceMs
				? undefined
				: pause(() => setImmediate()),
		async unpack(run) {
			const left = limits.unpackedBytes - unpackedBytes;
			if (++pieces > limits.pieces || left <= 0)
				throw new TooCostlyError("too much to unpack");
			let unpacked: Buffer = Buffer.alloc(0);
			await pause(async () => {
				unpacked = await runBounded(run, Math.min(left, limits.pieceBytes));
			});
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
