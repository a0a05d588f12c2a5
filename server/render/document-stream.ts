import type { ServerResponse } from "node:http";
import { Writable } from "node:stream";
import type { Document } from "./document.ts";

/**
 * Writes a document around what React streams into it, straight into the response. React's
 * `flush` is passed on, so that a compressing response sends the shell at once.
 */
export class DocumentStream extends Writable {
	readonly #res: ServerResponse & { flush?: () => void };
	readonly #document: Document;
	#isOpened = false;

	constructor(res: ServerResponse, document: Document) {
		super({ decodeStrings: true });
		this.#res = res;
		this.#document = document;
	}

	override _write(
		chunk: Buffer,
		_encoding: BufferEncoding,
		callback: () => void,
	): void {
		this.#open();
		if (this.#res.write(chunk)) callback();
		else this.#res.once("drain", callback);
	}

	override _final(callback: () => void): void {
		this.#open();
		this.#res.end(this.#document.closing);
		callback();
	}

	/** Called by React between the shell and what comes later. */
	flush(): void {
		this.#res.flush?.();
	}

	#open(): void {
		if (this.#isOpened) return;
		this.#isOpened = true;
		this.#res.write(this.#document.opening);
	}
}
