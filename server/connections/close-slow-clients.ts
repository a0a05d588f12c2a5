import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Answers } from "./latest-answers.ts";
import { type OnRefusal, refuseConnection } from "./refuse-connection.ts";

/** How slow a client may be. */
export interface Patience {
	/** Milliseconds for which any speed will do; for bodies, the length of the sliding window. */
	readonly graceMs: number;
	/** Bytes per second, on average: of a response after the grace period, of a body per window. */
	readonly minimalRate: number;
	/** Milliseconds from a response's end to that of the next request's head. */
	readonly idleMs: number;
	/** Milliseconds between two checks of all connections. */
	readonly intervalMs: number;
}

/** The start of a transfer: when it was first seen, and the bytes transferred before. */
interface Start {
	readonly at: number;
	readonly bytes: number;
}

/** A body being received, and its progress at each check since the window began. */
interface Body {
	readonly req: IncomingMessage;
	looks: Start[];
}

/** The response after which the client sent no request, and when that was first seen. */
interface Idle {
	readonly res: ServerResponse;
	readonly at: number;
}

/**
 * Closes connections whose client sends its request body or receives its response too slowly, or
 * sends bytes that never become a request. Node's own timeouts restart with every byte, or allow
 * the same time for every body.
 *
 * A body must keep its rate within a sliding window: measured from its start, a fast beginning
 * could pay for a long stall. A response of n bytes may take the grace period plus n bytes at the
 * minimum rate. How much of a write the client has received is invisible, so all bytes passed to
 * the socket count.
 */
export function closeSlowClients(
	server: Server,
	patience: Patience,
	answersOwed: Answers,
	onRefusal: OnRefusal,
): void {
	const sockets = new Set<Socket>();
	const idle = new Map<Socket, Idle>();
	const answers = new Map<Socket, Start>();
	const bodies = new Map<Socket, Body>();

	server.on("connection", (socket) => {
		sockets.add(socket);
		socket.once("close", () => {
			sockets.delete(socket);
			answers.delete(socket);
			idle.delete(socket);
			bodies.delete(socket);
		});
	});
	server.on("request", (req) => {
		if (!hasBody(req)) return;
		const { socket } = req;
		bodies.set(socket, { req, looks: [look(socket, performance.now())] });
	});

	const timer = setInterval(() => {
		const now = performance.now();
		for (const [socket, body] of bodies) {
			const { req } = body;
			if (req.complete || req.destroyed) bodies.delete(socket);
			// Unread input means that we are slow, not the client.
			else if (req.readableLength > 0) body.looks = [look(socket, now)];
			else if (isStarved(body, look(socket, now))) {
				bodies.delete(socket);
				onRefusal(408);
				refuseConnection(socket, 408);
			}
		}
		for (const socket of sockets) {
			const waiting = socket.writableLength;
			const start = answers.get(socket);
			if (waiting === 0) answers.delete(socket);
			else if (!start)
				answers.set(socket, { at: now, bytes: socket.bytesWritten - waiting });
			else if (isLate(now - start.at, socket.bytesWritten - start.bytes))
				socket.destroy();
			const res = answersOwed.latest(socket);
			const known = idle.get(socket);
			if (!res?.writableFinished) idle.delete(socket);
			else if (known?.res !== res) idle.set(socket, { res, at: now });
			else if (now - known.at > patience.idleMs) socket.destroy();
		}
	}, patience.intervalMs).unref();
	server.once("close", () => clearInterval(timer));

	/** Whether too few bytes arrived since the last check that is at least a window old. */
	function isStarved(body: Body, now: Start): boolean {
		body.looks.push(now);
		const old = body.looks.findLastIndex(
			({ at }) => now.at - at >= patience.graceMs,
		);
		if (old < 0) return false;
		body.looks.splice(0, old);
		const [start = now] = body.looks;
		const wanted = ((now.at - start.at) / 1000) * patience.minimalRate;
		return now.bytes - start.bytes < wanted;
	}

	function isLate(ms: number, bytes: number): boolean {
		return ms > patience.graceMs + (bytes / patience.minimalRate) * 1000;
	}
}

function look({ bytesRead }: Socket, at: number): Start {
	return { at, bytes: bytesRead };
}

function hasBody({ headers }: IncomingMessage): boolean {
	return "content-length" in headers || "transfer-encoding" in headers;
}
