import type { ServerResponse } from "node:http";
import { Writable } from "node:stream";

/** A response whose compression, if any, can be flushed. */
type Flushable = ServerResponse & { flush?: () => void };

/**
 * Buffers one render's output. Any number of responses read it from the start, each at its own
 * client's pace; the render waits for none of them.
 */
export class ReplayStream extends Writable {
	readonly #chunks: Buffer[] = [];
	#change = Promise.withResolvers<void>();

	override _write(
		chunk: Buffer,
		_encoding: BufferEncoding,
		callback: () => void,
	): void {
		this.#chunks.push(chunk);
		this.#announce();
		callback();
	}

	override _final(callback: () => void): void {
		callback();
		this.#announce();
	}

	override _destroy(
		error: Error | null,
		callback: (error?: Error | null) => void,
	): void {
		callback(error);
		this.#announce();
	}

	/** Everything written so far. */
	bytes(): Buffer {
		return Buffer.concat(this.#chunks);
	}

	/**
	 * Sends everything, including what is still to come, unless the client disconnects. If this stream
	 * was destroyed early, the response is destroyed too.
	 */
	async sendTo(res: Flushable): Promise<void> {
		for (let next = 0; !res.destroyed; ) {
			const chunk = this.#chunks[next];
			if (chunk) {
				next++;
				if (!res.write(chunk)) await drained(res);
			} else if (this.writableEnded) {
				res.end();
				return;
			} else if (this.destroyed) {
				// The render failed, so the response must not look complete.
				res.destroy();
				return;
			} else {
				// The next chunk may take a while, so flush the compressor.
				if (next > 0) res.flush?.();
				await this.#change.promise;
			}
		}
	}

	#announce(): void {
		this.#change.resolve();
		this.#change = Promise.withResolvers();
	}
}

function drained(res: ServerResponse): Promise<void> {
	return new Promise((resolve) => {
		const settle = () => {
			res.off("drain", settle);
			res.off("close", settle);
			resolve();
		};
		res.once("drain", settle);
		res.once("close", settle);
	});
}
