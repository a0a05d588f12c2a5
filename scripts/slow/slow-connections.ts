import { connect, type Socket } from "node:net";

/** What a slow connection delays. */
export const slowKinds = ["headers", "bodies", "reads", "blank lines"] as const;
export type SlowKind = (typeof slowKinds)[number];

const trickleMs = 1000;
/** The number of connections being opened at the same time. */
const opening = 100;

/** What a client sends first, so that the server waits for it. */
const openings: Readonly<Record<SlowKind, (target: string) => string>> = {
	headers: () => "GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ",
	bodies: () =>
		"POST /api/enquiries HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 200000\r\n\r\n{",
	"blank lines": () => "GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n",
	// More than the socket buffers on both sides hold.
	reads: (target) =>
		`GET ${target} HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(20),
};

/**
 * Opens connections to this machine that send a byte per second, or read a little at long
 * intervals. Resolves once all are open.
 *
 * @param target a large file for connections that read slowly.
 * @param readMs milliseconds between two reads of at most 64 KB.
 */
export async function openSlowConnections(
	port: number,
	kind: SlowKind,
	count: number,
	{ target, readMs }: { target: string; readMs: number },
): Promise<{ readonly allClosed: Promise<number> }> {
	const allClosed = Promise.withResolvers<number>();
	let open = count;
	const start = performance.now();
	const openOne = (): Promise<void> =>
		new Promise((resolve) => {
			const socket = connect(port, "127.0.0.1", () => {
				socket.write(openings[kind](target));
				const timer = setInterval(() => trickle(socket, kind), trickleMs);
				const reader = setInterval(() => readOnce(socket), readMs);
				socket.once("close", () => {
					clearInterval(timer);
					clearInterval(reader);
					if (--open === 0) allClosed.resolve(performance.now() - start);
				});
				resolve();
			});
			socket.on("error", () => {});
			if (kind === "reads") socket.pause();
			else socket.resume();
		});
	for (let opened = 0; opened < count; opened += opening)
		await Promise.all(
			Array.from({ length: Math.min(opening, count - opened) }, openOne),
		);
	return { allClosed: allClosed.promise };
}

/** Keeps sending, which also reveals that the server has closed the connection. */
function trickle(socket: Socket, kind: SlowKind): void {
	const isBetweenRequests = kind === "reads" || kind === "blank lines";
	socket.write(isBetweenRequests ? "\r\n" : "x");
}

function readOnce(socket: Socket): void {
	socket.once("data", () => socket.pause());
	socket.resume();
}
