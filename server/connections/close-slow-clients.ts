import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { Answers } from "./latest-answers.ts";
import { type OnRefusal, refuseConnection } from "./refuse-connection.ts";

/** How slow a client may be. */
export interface Patience {
	/** Milliseconds for which any speed will do; of a body, at any time. */
	readonly graceMs: number;
	/** Bytes a second, on average: of an answer after that, of a body over each so many. */
	readonly minimalRate: number;
	/** Milliseconds from an answer's end to that of the next request's head. */
	readonly idleMs: number;
	/** Milliseconds between two looks at all connections. */
	readonly intervalMs: number;
}

/** A transfer's start: when it was first seen, and how many bytes had gone that way before. */
interface Start {
	readonly at: number;
	readonly bytes: number;
}

/** A body that is being sent, and how far it had come at each look since the window began. */
interface Body {
	readonly req: IncomingMessage;
	looks: Start[];
}

/** The answer after which nothing was asked for, and when that was first seen. */
interface Idle {
	readonly res: ServerResponse;
	readonly at: number;
}

/**
 * Closes connections whose client sends its request's body, or takes its answer, more slowly than
 * it may, or sends something that becomes no request. Node's own timeouts start anew with every
 * byte, or give all bodies the same time.
 *
 * A body has to keep its rate lately, not since its start: else what came fast at first could be
 * held for long. An answer of n bytes may take the grace and n bytes at the minimal rate. How much of a write the
 * client has taken cannot be seen, so it is what was given that counts.
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
			// What waits to be read keeps the client waiting, not us.
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

	/** Whether too little has come since the last look that is a window old. */
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
