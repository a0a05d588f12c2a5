import { Writable } from "node:stream";
import type { Document } from "./document.ts";

/**
 * Writes a document around what React streams into it, straight into the response or a recording.
 * React's `flush` is passed on, so that a compressing response sends the shell at once.
 */
export class DocumentStream extends Writable {
	readonly #target: Writable & { flush?: () => void };
	readonly #document: Document;
	#isOpened = false;

	constructor(target: Writable, document: Document) {
		super({ decodeStrings: true });
		this.#target = target;
		this.#document = document;
	}

	override _write(
		chunk: Buffer,
		_encoding: BufferEncoding,
		callback: () => void,
	): void {
		this.#open();
		if (this.#target.write(chunk)) callback();
		else this.#target.once("drain", callback);
	}

	override _final(callback: () => void): void {
		this.#open();
		this.#target.end(this.#document.closing);
		callback();
	}

	/** Called by React between the shell and what comes later. */
	flush(): void {
		this.#target.flush?.();
	}

	#open(): void {
		if (this.#isOpened) return;
		this.#isOpened = true;
		this.#target.write(this.#document.opening);
	}
}
