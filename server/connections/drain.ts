import type { Server as HttpServer } from "node:http";
import { Server, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

/** Milliseconds after its last answer for which a client is expected to ask again at once. */
const quietMs = 250;
const intervalMs = 25;

/** What is known of a connection. */
interface Connection {
	inFlight: number;
	/** Bytes received before its last answer ended; more are the beginning of a request. */
	bytesAnswered: number;
	/** When it was opened or last answered, by the monotonic clock. */
	usedAt: number;
}

/**
 * Keeps account of a server's connections, so that it can be drained without dropping a request.
 * While it is in use it goes on accepting, for at most half of the time there is, so that
 * balancers see that it is no longer ready, and every answer asks its client to close the
 * connection; then it stops listening, waits for the rest, and closes what is idle. An idle server
 * ends at once.
 *
 * @param now milliseconds of the monotonic clock.
 */
export function createDrain(
	server: HttpServer,
	now: () => number = () => performance.now(),
) {
	const connections = new Map<Socket, Connection>();
	let inFlight = 0;
	let usedAt = Number.NEGATIVE_INFINITY;
	let isDraining = false;

	server.on("connection", (socket) => {
		connections.set(socket, {
			inFlight: 0,
			bytesAnswered: 0,
			usedAt: now(),
		});
		socket.once("close", () => connections.delete(socket));
	});
	// Before the app, which may answer at once.
	server.prependListener("request", (req, res) => {
		const { socket } = req;
		const connection = connections.get(socket);
		inFlight++;
		if (connection) connection.inFlight++;
		if (isDraining) res.setHeader("Connection", "close");
		// Not before the last byte has been handed to the system.
		res.on("close", () => {
			inFlight--;
			usedAt = now();
			if (!connection) return;
			connection.inFlight--;
			connection.bytesAnswered = socket.bytesRead;
			connection.usedAt = usedAt;
		});
	});

	return {
		/** Resolves when every connection is closed, by force once `timeoutMs` have passed. */
		async drain(timeoutMs: number): Promise<void> {
			isDraining = true;
			const deadline = now() + timeoutMs;
			const lastCall = deadline - timeoutMs / 2;
			while (isInUse() && now() < lastCall) await wait(intervalMs);
			const closed = Promise.withResolvers<void>();
			// Node's own method would cut answers off that are not sent yet.
			Server.prototype.close.call(server, () => closed.resolve());
			closeIdle();
			const sweep = setInterval(closeIdle, intervalMs);
			const force = setTimeout(
				() => server.closeAllConnections(),
				deadline - now(),
			);
			await closed.promise;
			clearInterval(sweep);
			clearTimeout(force);
		},
	};

	function isInUse(): boolean {
		return inFlight > 0 || isRecent(usedAt);
	}

	function closeIdle(): void {
		for (const [socket, connection] of connections) {
			const hasRequest =
				connection.inFlight > 0 || socket.bytesRead > connection.bytesAnswered;
			if (!hasRequest && !isRecent(connection.usedAt)) socket.destroy();
		}
	}

	function isRecent(at: number): boolean {
		return now() - at < quietMs;
	}
}
