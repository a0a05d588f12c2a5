import type { ReactNode } from "react";
import { type PipeableStream, renderToPipeableStream } from "react-dom/server";

/** A render that took longer than it may. */
export class RenderDeadlineError extends Error {
	override readonly name = "RenderDeadlineError";
}

export interface RenderOptions {
	/** Wait for everything, as robots need it, instead of the shell alone. */
	readonly complete: boolean;
	/** Milliseconds from the start until what is missing is given up. */
	readonly deadlineMs: number;
	/** Aborts the render: the client has gone. */
	readonly signal: AbortSignal;
	/** Called with errors that leave the shell whole: the page is sent all the same. */
	readonly onPartError: (error: unknown) => void;
}

/**
 * Starts to render, and resolves when the stream can be sent: with the shell, or with everything.
 * Rejects with the error that broke the shell (or, of a complete render, any part), and with a
 * {@link RenderDeadlineError} when the deadline came first.
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
			// Larger boundaries would be sent late, by an inline script that the policy forbids.
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
