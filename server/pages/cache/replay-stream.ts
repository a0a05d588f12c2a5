import type { ServerResponse } from "node:http";
import { Writable } from "node:stream";

/** A response that may compress, and can then be told to send what it holds back. */
type Flushable = ServerResponse & { flush?: () => void };

/**
 * Keeps what one render writes, as it comes. Any number of responses read it from its start, each
 * at the pace of its own client; the render waits for none of them.
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

	/** All that has been written. */
	bytes(): Buffer {
		return Buffer.concat(this.#chunks);
	}

	/**
	 * Sends everything, what is still to come included, unless the client goes. An answer breaks off
	 * where this stream did.
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
				// It has broken off, and so must the answer.
				res.destroy();
				return;
			} else {
				// The next chunk may take a while, so compression flushes what it has.
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
