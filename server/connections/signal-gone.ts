import type { ServerResponse } from "node:http";

/**
 * A signal that aborts when the client disconnects before the response is complete. Aborting after
 * each response would cost a rendered page up to a tenth of its time.
 */
export function signalGone(res: ServerResponse): AbortSignal {
	const gone = new AbortController();
	if (res.destroyed) gone.abort();
	else
		res.once("close", () => {
			if (!res.writableFinished) gone.abort();
		});
	return gone.signal;
}
