import type { Server as HttpServer } from "node:http";
import { Server, type Socket } from "node:net";
import {
	setImmediate as immediate,
	setTimeout as wait,
} from "node:timers/promises";

/** Milliseconds after a response within which the client's next request is expected. */
const quietMs = 250;
const intervalMs = 25;

/** The state of one connection. */
interface Connection {
	inFlight: number;
	/** Bytes received by the end of the last response; more are the start of another request. */
	bytesAnswered: number;
	/** When it was opened or last used, by the monotonic clock. */
	usedAt: number;
}

/**
 * Tracks a server's connections, so that it can be drained without dropping a request. While it is
 * in use, a draining server keeps accepting connections for at most half of the timeout, so that
 * load balancers notice that it is not ready; every response asks its client to close the
 * connection. Then it stops listening, waits for the remaining responses, and closes idle
 * connections. An idle server stops at once.
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
	// Runs before the app's listener, which may respond synchronously.
	server.prependListener("request", (req, res) => {
		const { socket } = req;
		const connection = connections.get(socket);
		inFlight++;
		if (connection) connection.inFlight++;
		if (isDraining) res.setHeader("Connection", "close");
		// `close` comes only after the last byte was handed to the operating system.
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
		/** Resolves when every connection is closed; the rest are closed by force after `timeoutMs`. */
		async drain(timeoutMs: number): Promise<void> {
			isDraining = true;
			const deadline = now() + timeoutMs;
			const lastCall = deadline - timeoutMs / 2;
			await afterReading();
			while (isInUse() && now() < lastCall) {
				await wait(intervalMs);
				await afterReading();
			}
			const closed = Promise.withResolvers<void>();
			// `http.Server.close()` would cut off responses that are not sent yet.
			Server.prototype.close.call(server, () => closed.resolve());
			closeIdle();
			const sweep = setInterval(
				() => void afterReading().then(closeIdle),
				intervalMs,
			);
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

/**
 * Resolves once the requests that have arrived are read. After a standstill of the process, timers
 * come before them, and a connection whose request waits seems idle.
 */
async function afterReading(): Promise<void> {
	await immediate();
	// The first may come before the next read.
	await immediate();
}
