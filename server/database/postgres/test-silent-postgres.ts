import { once } from "node:events";
import { createServer, type Socket } from "node:net";
import { onTestFinished } from "vitest";

/** AuthenticationOk and ReadyForQuery of PostgreSQL's protocol 3.0. */
const loggedIn = Buffer.from([
	0x52, 0, 0, 0, 8, 0, 0, 0, 0, 0x5a, 0, 0, 0, 5, 0x49,
]);

/** ErrorResponse of a server that rejects a user's password. */
const refused = Buffer.concat([
	Buffer.from([0x45, 0, 0, 0, 4 + 91]),
	Buffer.from(
		`SFATAL\0VFATAL\0C28P01\0Mpassword authentication failed for user "site"\0`.padEnd(
			91,
			"\0",
		),
	),
]);

/**
 * Starts a server that accepts every login as PostgreSQL does, and then falls silent. It ends with
 * the test.
 *
 * @returns its URL.
 */
export function startSilentPostgres(): Promise<string> {
	return startServer(loggedIn);
}

/** Starts a server that rejects every password. */
export function startRefusingPostgres(): Promise<string> {
	return startServer(refused);
}

async function startServer(answer: Buffer): Promise<string> {
	const sockets = new Set<Socket>();
	const server = createServer((socket) => {
		sockets.add(socket);
		socket.once("data", () => socket.write(answer));
		socket.on("error", () => socket.destroy());
		socket.resume();
	}).listen(0, "127.0.0.1");
	onTestFinished(() => {
		for (const socket of sockets) socket.destroy();
		server.close();
	});
	await once(server, "listening");
	const address = server.address();
	const port = typeof address === "object" ? address?.port : undefined;
	return `postgresql://site:secret@127.0.0.1:${port}/enquiries`;
}
