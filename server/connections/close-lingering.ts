import type { Server } from "node:http";
import type { Duplex } from "node:stream";

/** How long a client may go on sending once its last answer has been sent, in milliseconds. */
const lingerMs = 5000;

/**
 * Ends a connection after some last bytes, and reads no more requests from it. What its client
 * goes on sending is taken and thrown away for a while: closed with bytes unread, the connection
 * would be reset, and the end of the answer lost on its way (RFC 9112, section 9.6).
 */
export function closeLingering(socket: Duplex, lastBytes = ""): void {
	if (!socket.writable) return;
	discardInput(socket);
	socket.on("error", () => socket.destroy());
	socket.resume();
	socket.end(lastBytes, () => destroyLater(socket));
}

/** Leaves a connection only the time to linger, whatever its client has not taken yet. */
export function destroyLater(socket: Duplex): void {
	const timer = setTimeout(() => socket.destroy(), lingerMs);
	socket.once("close", () => clearTimeout(timer));
}

/** Throws away what a connection's client goes on sending. */
export function discardInput(socket: Duplex): void {
	// In this order: with a listener of its own, a socket takes its bytes back from the parser.
	socket.removeAllListeners("data").on("data", () => undefined);
}

/** Has a server close the connections that it ends after an answer in this way, too. */
export function closeConnectionsLingering(server: Server): void {
	server.on("connection", (socket) => {
		// What Node calls after an answer with `Connection: close`.
		socket.destroySoon = () => closeLingering(socket);
	});
}
