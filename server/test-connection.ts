import { once } from "node:events";
import type { RequestListener } from "node:http";
import { connect } from "node:net";
import { onTestFinished } from "vitest";
import { createHttpServer, listen } from "./listen.ts";

/** Other limits than the site's. */
export type Limits = NonNullable<Parameters<typeof createHttpServer>[1]>;

/**
 * Sends bytes to a server with a listener, and gives all that comes until it closes.
 *
 * @param afterwards bytes to send when the server has ended the connection, before anything of
 * its answers is read.
 */
export async function sendBytes(
	bytes: string,
	listener: RequestListener,
	limits: Limits = {},
	afterwards = "",
): Promise<string> {
	const server = createHttpServer(listener, limits);
	const port = await listen(server, 0, "127.0.0.1");
	onTestFinished(() => {
		server.closeAllConnections();
		server.close();
	});
	const ended = once(server, "connection").then(([taken]) =>
		once(taken, "finish"),
	);
	const socket = connect(port, "127.0.0.1").setEncoding("latin1");
	socket.write(bytes, "latin1");
	if (afterwards) {
		await ended;
		socket.write(afterwards, "latin1");
	}
	let answer = "";
	socket.on("data", (chunk) => {
		answer += chunk;
	});
	await once(socket, "close");
	return answer;
}
