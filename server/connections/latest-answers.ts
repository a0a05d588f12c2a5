import type { Server, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";

/** The answers that a server owes its connections. They come in the requests' order (RFC 9112). */
export interface Answers {
	/** To the latest request on a connection, whether it is finished or not. */
	latest(socket: Duplex): ServerResponse | undefined;
	/** How many were not finished when the latest request came, its own included. */
	countWaiting(socket: Duplex): number;
}

/** Tracks the latest answers of each connection. */
export function trackLatestAnswers(server: Server): Answers {
	const answers = new WeakMap<Duplex, ServerResponse[]>();
	server.on("request", ({ socket }, res) => {
		const waiting = answers.get(socket);
		if (!waiting) return void answers.set(socket, [res]);
		while (waiting[0]?.writableFinished) waiting.shift();
		waiting.push(res);
	});
	return {
		latest: (socket) => answers.get(socket)?.at(-1),
		countWaiting: (socket) => answers.get(socket)?.length ?? 0,
	};
}
