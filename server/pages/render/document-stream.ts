import { Writable } from "node:stream";
import type { Document } from "./document.ts";
import type { Piece } from "./encode-page-data.ts";

/** A response, which may compress and can then be told to let go of what it has, or a recording. */
type Target = Writable & { flush?: () => void };

/**
 * What React streams a page into: it puts the document around it and passes all on, at React's
 * pace. It holds nothing itself: a second buffer would send a page in dozens of turns.
 */
export class DocumentStream extends Writable {
	readonly #target: Target;
	readonly #closing: readonly Piece[];

	constructor(target: Target, { opening, closing }: Document) {
		super();
		this.#target = target;
		this.#closing = closing;
		target.on("drain", () => this.emit("drain"));
		for (const piece of opening) this.write(piece);
	}

	/** Holds back until this turn's end: React writes pieces of 4 KB, which make one chunk. */
	override write(chunk: Piece): boolean {
		if (this.#target.writableCorked === 0) this.#target.cork();
		return this.#target.write(chunk);
	}

	override end(): this {
		for (const piece of this.#closing) this.write(piece);
		this.#target.end();
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
			if (this.#target.writableEnded) return;
			this.#target.uncork();
			this.#target.flush?.();
		});
	}
}
