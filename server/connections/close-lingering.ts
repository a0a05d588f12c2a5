import type { Server } from "node:http";
import type { Duplex } from "node:stream";

/** Milliseconds for which a client may keep sending after its last response. */
const lingerMs = 5000;

/**
 * Sends some last bytes, half-closes the connection, and reads no more requests from it. Further
 * input is discarded for a while: closing with unread bytes would reset the connection and could
 * lose the end of the response (RFC 9112, section 9.6).
 */
export function closeLingering(socket: Duplex, lastBytes = ""): void {
	if (!socket.writable) return;
	discardInput(socket);
	socket.on("error", () => socket.destroy());
	socket.resume();
	socket.end(lastBytes, () => destroyLater(socket));
}

/** Destroys a connection after the linger time, even if its client has not received everything. */
export function destroyLater(socket: Duplex): void {
	const timer = setTimeout(() => socket.destroy(), lingerMs);
	socket.once("close", () => clearTimeout(timer));
}

/** Discards further input of a connection. */
export function discardInput(socket: Duplex): void {
	// Order matters: when a listener is added, the socket takes its input back from the HTTP parser.
	socket.removeAllListeners("data").on("data", () => undefined);
}

/** Makes a server linger on the connections that it closes after a response. */
export function closeConnectionsLingering(server: Server): void {
	server.on("connection", (socket) => {
		// Node calls this after a response with `Connection: close`.
		socket.destroySoon = () => closeLingering(socket);
	});
}
