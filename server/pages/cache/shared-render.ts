import type { ServerResponse } from "node:http";
import type { Writable } from "node:stream";
import { ReplayStream } from "./replay-stream.ts";

/** A render whose shell is ready, so it can be sent. */
export interface StartedRender {
	/** Milliseconds until the shell was ready. */
	readonly ms: number;
	/** Streams the whole document. */
	pipe(target: Writable): void;
	/** Whether no part has failed so far. */
	isWhole(): boolean;
}

/** One render that any number of requests wait for and read while it runs. */
export type SharedRender = ReturnType<typeof startSharedRender>;

/**
 * Starts a render that other requests may join.
 *
 * @param onWhole receives the bytes if everything rendered without an error.
 * @param onEnd is called when the render ends for any reason; twice if the last reader disconnected
 * first.
 */
export function startSharedRender(
	start: (signal: AbortSignal) => Promise<StartedRender>,
	onWhole: (bytes: Buffer) => Promise<void>,
	onEnd: () => void,
) {
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
		/** Rejects with the error that broke the shell. */
		started,
		sendTo: (res: ServerResponse): Promise<void> => output.sendTo(res),
		/** Adds a reader. The render is aborted if the last reader disconnects before it ends. */
		join(res: ServerResponse): void {
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
