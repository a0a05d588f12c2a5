import type { ServerResponse } from "node:http";

/** A signal that aborts when the client disconnects or the response is complete. */
export function signalGone(res: ServerResponse): AbortSignal {
	const gone = new AbortController();
	if (res.destroyed) gone.abort();
	else res.once("close", () => gone.abort());
	return gone.signal;
}
