import type { Server, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";

/** The answer to the latest request on a connection, whether it is finished or not. */
export type LatestAnswer = (socket: Duplex) => ServerResponse | undefined;

/** Remembers the latest answer of each connection. Answers come in the requests' order (RFC 9112). */
export function trackLatestAnswers(server: Server): LatestAnswer {
	const answers = new WeakMap<Duplex, ServerResponse>();
	server.on("request", (req, res) => answers.set(req.socket, res));
	return (socket) => answers.get(socket);
}
