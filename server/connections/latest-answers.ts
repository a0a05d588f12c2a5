import type { Server, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";

/** The responses that a server owes on each connection, in the order of the requests (RFC 9112). */
export type Answers = ReturnType<typeof trackLatestAnswers>;

/** Tracks the unfinished responses of each connection. */
export function trackLatestAnswers(server: Server) {
	const answers = new WeakMap<Duplex, ServerResponse[]>();
	server.on("request", ({ socket }, res) => {
		const waiting = answers.get(socket);
		if (!waiting) return void answers.set(socket, [res]);
		while (waiting[0]?.writableFinished) waiting.shift();
		waiting.push(res);
	});
	return {
		/** The response to the latest request of a connection, finished or not. */
		latest: (socket: Duplex) => answers.get(socket)?.at(-1),
		/** How many responses were unfinished when the latest request came, including its own. */
		countWaiting: (socket: Duplex) => answers.get(socket)?.length ?? 0,
	};
}
