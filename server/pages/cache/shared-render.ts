import type { ServerResponse } from "node:http";
import type { Writable } from "node:stream";
import { ReplayStream } from "./replay-stream.ts";

/** A render that can be sent: its shell is there. */
export interface StartedRender {
	/** Milliseconds until the shell was there. */
	readonly ms: number;
	/** Streams the whole document. */
	pipe(target: Writable): void;
	/** Whether no part of it has failed so far. */
	isWhole(): boolean;
}

/** One render that any number of requests wait for, and read while it goes on. */
export interface SharedRender {
	/** Rejects with what broke the shell. */
	readonly started: Promise<StartedRender>;
	/** Counts a response in; the render is aborted when the last one has gone before its end. */
	join(res: ServerResponse): void;
	sendTo(res: ServerResponse): Promise<void>;
}

/**
 * Starts a render that others may join.
 *
 * @param onWhole gets the bytes if everything has been rendered without an error.
 * @param onEnd is called when there is nothing left to wait for, however it ended; twice where the last
 * reader has gone before.
 */
export function startSharedRender(
	start: (signal: AbortSignal) => Promise<StartedRender>,
	onWhole: (bytes: Buffer) => Promise<void>,
	onEnd: () => void,
): SharedRender {
	const output = new ReplayStream();
	const gone = new AbortController();
	let waiting = 0;
	const started = start(gone.signal);
	const ended = started.then(
		(render) =>
			new Promise<void>((resolve) => {
				output.once("close", () =>
					resolve(
						output.writableFinished && render.isWhole() && !gone.signal.aborted
							? onWhole(output.bytes())
							: undefined,
					),
				);
				render.pipe(output);
			}),
		// Callers that await `started` get the error.
		() => {},
	);
	void ended.then(onEnd);
	return {
		started,
		sendTo: (res) => output.sendTo(res),
		join(res) {
			waiting++;
			res.once("close", () => {
				waiting--;
				if (waiting > 0 || output.writableFinished) return;
				gone.abort();
				onEnd();
			});
		},
	};
}
