import type { ReactNode } from "react";
import { type PipeableStream, renderToPipeableStream } from "react-dom/server";

/** Rendering exceeded its deadline. */
export class RenderDeadlineError extends Error {
	override readonly name = "RenderDeadlineError";
}

interface RenderOptions {
	/** Wait for all content, as robots need it, instead of only the shell. */
	readonly complete: boolean;
	/** Milliseconds from the start after which unfinished parts are given up. */
	readonly deadlineMs: number;
	/** Aborts the render when the client disconnects. */
	readonly signal: AbortSignal;
	/** Called for errors that leave the shell intact: the page is sent anyway. */
	readonly onPartError: (error: unknown) => void;
}

/**
 * Starts a render and resolves when the stream can be sent: with the shell, or with everything.
 * Rejects with the error that broke the shell (in a complete render, any part), or with a
 * {@link RenderDeadlineError} if the deadline passed first.
 */
export function startRender(
	tree: ReactNode,
	options: RenderOptions,
): Promise<PipeableStream> {
	const { complete, deadlineMs, signal, onPartError } = options;
	return new Promise((resolve, reject) => {
		let isSettled = false;
		let firstError: unknown;
		const settle = (action: () => void): void => {
			isSettled = true;
			action();
		};
		const stream = renderToPipeableStream(tree, {
			// React would send larger boundaries late, through an inline script that the CSP forbids.
			progressiveChunkSize: Number.POSITIVE_INFINITY,
			onShellReady() {
				if (complete) return;
				settle(() => resolve(stream));
				if (firstError !== undefined) onPartError(firstError);
			},
			onShellError(error) {
				settle(() => reject(firstError ?? error));
			},
			onAllReady() {
				clearTimeout(deadline);
				signal.removeEventListener("abort", abort);
				if (isSettled) return;
				settle(() =>
					firstError === undefined ? resolve(stream) : reject(firstError),
				);
			},
			onError(error) {
				firstError ??= error;
				if (isSettled && !signal.aborted) onPartError(error);
			},
		});
		const abort = () => stream.abort(new Error("the client has gone"));
		const deadline = setTimeout(
			() =>
				stream.abort(
					new RenderDeadlineError(`not rendered within ${deadlineMs} ms`),
				),
			deadlineMs,
		);
		if (signal.aborted) abort();
		signal.addEventListener("abort", abort, { once: true });
	});
}
