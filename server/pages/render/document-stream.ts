import { Writable } from "node:stream";
import type { Document } from "./document.ts";
import type { Piece } from "./encode-page-data.ts";

/** The most bytes to hold back: more than any page has. */
const heldBytes = 256 * 1024;

/** A response, whose compression can be flushed, or a stream with several readers. */
type Target = Writable & { flush?: () => void };

/**
 * React streams a page into this; it adds the document around the page. Chunks are held back until
 * React suspends or finishes: compressing dozens of small chunks takes several times as long,
 * because each is a separate task in the thread pool.
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

	/** React calls this when it cannot continue. The response must then not look complete. */
	override destroy(error?: Error): this {
		this.#target.destroy();
		return super.destroy(error);
	}

	/** React calls this after writing everything it has so far, including at the end. */
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
