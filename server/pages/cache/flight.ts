import type { ServerResponse } from "node:http";
import type { Writable } from "node:stream";
import { Recording } from "./recording.ts";

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
export interface Flight {
	/** Rejects with what broke the shell. */
	readonly started: Promise<StartedRender>;
	/** Counts a response in; the render is aborted when the last one has gone before its end. */
	join(res: ServerResponse): void;
	sendTo(res: ServerResponse): Promise<void>;
}

/**
 * Starts a render.
 *
 * @param onWhole hears of the bytes when everything has been rendered without an error.
 * @param onEnd hears when there is nothing left to wait for, however it ended.
 */
export function startFlight(
	start: (signal: AbortSignal) => Promise<StartedRender>,
	onWhole: (bytes: Buffer) => Promise<void>,
	onEnd: () => void,
): Flight {
	const recording = new Recording();
	const gone = new AbortController();
	let waiting = 0;
	const started = start(gone.signal);
	const ended = started.then(
		(render) =>
			new Promise<void>((resolve) => {
				recording.once("close", () =>
					resolve(
						recording.writableFinished &&
							render.isWhole() &&
							!gone.signal.aborted
							? onWhole(recording.bytes())
							: undefined,
					),
				);
				render.pipe(recording);
			}),
		// Those who wait for the start hear of it.
		() => {},
	);
	void ended.then(onEnd);
	return {
		started,
		sendTo: (res) => recording.sendTo(res),
		join(res) {
			waiting++;
			res.once("close", () => {
				waiting--;
				if (waiting > 0 || recording.writableFinished) return;
				gone.abort();
				onEnd();
			});
		},
	};
}
