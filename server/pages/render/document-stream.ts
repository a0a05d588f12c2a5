import { Writable } from "node:stream";
import type { Document } from "./document.ts";
import type { Piece } from "./encode-page-data.ts";

/** Bytes that are held back at most: more than a page has. */
const heldBytes = 256 * 1024;

/** A response, which may compress and can then be told to let go of what it has, or a stream that several read. */
type Target = Writable & { flush?: () => void };

/**
 * What React streams a page into: it puts the document around it and passes all on. Pieces are held
 * back until React waits for something, or has done: compression takes several times as long for
 * dozens of small ones, each of which is a task of its own for another thread.
 */
export class DocumentStream extends Writable {
	readonly #target: Target;
	readonly #closing: readonly Piece[];
	#held: Uint8Array[] = [];
	#size = 0;

	constructor(target: Target, { opening, closing }: Document) {
		super();
		this.#target = target;
		this.#closing = closing;
		target.on("drain", () => this.emit("drain"));
		for (const piece of opening) this.write(piece);
	}

	override write(piece: Piece): boolean {
		const bytes = typeof piece === "string" ? Buffer.from(piece) : piece;
		this.#held.push(bytes);
		this.#size += bytes.length;
		return this.#size < heldBytes || this.#target.write(this.#take());
	}

	override end(): this {
		for (const piece of this.#closing) this.write(piece);
		this.#target.end(this.#take());
		return this;
	}

	/** Called by React when it cannot go on: an answer must not look whole then. */
	override destroy(error?: Error): this {
		this.#target.destroy();
		return super.destroy(error);
	}

	/** Called by React when it has written all that there is so far, also when that is the end. */
	flush(): void {
		process.nextTick(() => {
			if (this.#target.writableEnded || this.#target.destroyed) return;
			if (this.#size > 0) this.#target.write(this.#take());
			this.#target.flush?.();
		});
	}

	#take(): Buffer {
		const bytes = Buffer.concat(this.#held);
		this.#held = [];
		this.#size = 0;
		return bytes;
	}
}
