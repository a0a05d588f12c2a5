import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { rawSecurityHeaders } from "./middleware/set-security-headers.ts";

/** How long a client may take, in milliseconds. Node's defaults let slow connections stay. */
const timeouts = {
	headersTimeout: 10_000,
	requestTimeout: 120_000,
	keepAliveTimeout: 65_000,
	connectionsCheckingInterval: 2000,
};

/** A client that reads nothing for so long is cut off. */
const socketTimeoutMs = 30_000;

const statusOfCode: Readonly<Record<string, string>> = {
	HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
	ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};

/** Makes the HTTP server, with limits on slow and broken clients. */
export function createHttpServer(listener: RequestListener): Server {
	const server = createServer(timeouts, listener);
	server.setTimeout(socketTimeoutMs);
	const headers = rawSecurityHeaders();
	server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
		if (error.code === "ECONNRESET" || !socket.writable)
			return void socket.destroy();
		const status = statusOfCode[error.code ?? ""] ?? "400 Bad Request";
		const body = `${status.slice(4)}\n`;
		socket.end(
			`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Type: text/plain\r\nContent-Length: ${body.length}\r\n${headers}\r\n${body}`,
		);
	});
	return server;
}

/** Listens, and resolves with the port. Rejects when the port is taken or forbidden. */
export function listen(
	server: Server,
	port: number,
	host: string | undefined,
): Promise<number> {
	return new Promise((resolve, reject) => {
		server.once("error", reject);
		server.listen({ port, ...(host ? { host } : {}) }, () => {
			server.off("error", reject);
			resolve((server.address() as AddressInfo).port);
		});
	});
}
