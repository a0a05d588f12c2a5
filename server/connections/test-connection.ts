import { once } from "node:events";
import type { RequestListener, Server } from "node:http";
import { connect } from "node:net";
import { onTestFinished } from "vitest";
import { createHttpServer, type HttpServerOptions, listen } from "./listen.ts";

/** Serves on a free port until the test ends. */
export async function serve(
	listener: RequestListener,
	options?: HttpServerOptions,
): Promise<{ server: Server; port: number }> {
	const server = createHttpServer(listener, options);
	const port = await listen(server, 0, "127.0.0.1");
	onTestFinished(() => {
		server.closeAllConnections();
		server.close();
	});
	return { server, port };
}

/**
 * Sends bytes to a server with a listener, and returns everything received until it closes.
 *
 * @param options `afterwards`: bytes to send after the server has ended the connection, before any
 * of its responses are read.
 */
export async function sendBytes(
	bytes: string,
	listener: RequestListener,
	{
		afterwards,
		...options
	}: HttpServerOptions & { readonly afterwards?: string } = {},
): Promise<string> {
	const { server, port } = await serve(listener, options);
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
