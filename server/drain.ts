import type { Server } from "node:http";

/**
 * Counts the requests that a server has in hand, so that it can be drained: it goes on accepting
 * while any are, for at most half of the time there is, so that balancers see that it is no longer
 * ready; then it stops listening, waits for the rest, and closes what is idle.
 */
export function createDrain(server: Server) {
	let inFlight = 0;
	let isDraining = false;
	let onIdle: (() => void) | undefined;

	// Before the app, which may answer at once.
	server.prependListener("request", (_req, res) => {
		inFlight++;
		if (isDraining) res.setHeader("Connection", "close");
		res.once("close", () => {
			inFlight--;
			if (inFlight === 0) onIdle?.();
		});
	});

	return {
		get isDraining() {
			return isDraining;
		},
		/** Resolves when every connection is closed, by force once `timeoutMs` have passed. */
		async drain(timeoutMs: number): Promise<void> {
			isDraining = true;
			await idleWithin(timeoutMs / 2);
			await close(timeoutMs / 2);
		},
	};

	function idleWithin(ms: number): Promise<void> {
		if (inFlight === 0) return Promise.resolve();
		return new Promise((resolve) => {
			const timer = setTimeout(resolve, ms);
			onIdle = () => {
				clearTimeout(timer);
				resolve();
			};
		});
	}

	function close(ms: number): Promise<void> {
		return new Promise((resolve) => {
			const force = setTimeout(() => server.closeAllConnections(), ms);
			// Connections whose last request ends while closing become idle, and are not closed by Node.
			const sweep = setInterval(() => server.closeIdleConnections(), 50);
			server.close(() => {
				clearTimeout(force);
				clearInterval(sweep);
				resolve();
			});
		});
	}
}
