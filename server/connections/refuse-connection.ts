import {
	type IncomingMessage,
	type RequestListener,
	type Server,
	type ServerResponse,
	STATUS_CODES,
} from "node:http";
import type { Duplex } from "node:stream";
import { leastSecurityHeaders } from "../middleware/set-security-headers.ts";
import {
	closeLingering,
	destroyLater,
	discardInput,
} from "./close-lingering.ts";
import type { Answers } from "./latest-answers.ts";

/** The most pipelined responses per connection. Browsers wait for one; each takes at least 3 KB. */
const maximalWaiting = 32;

const statusOfCode: Readonly<Record<string, number>> = {
	HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
	HPE_HEADER_OVERFLOW: 431,
	ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** Called with the status of each request that was refused before the app saw it. */
export type OnRefusal = (status: number) => void;

/**
 * Responds to requests that Node's parser refuses (malformed, unfinished, or `CONNECT`), and to
 * excessive pipelining, always with security headers and after earlier responses on the same
 * connection. Cases that Node would answer by itself without such headers go to the listener or are
 * answered here.
 */
export function refuseBrokenRequests(
	server: Server,
	listener: RequestListener,
	answers: Answers,
	onRefusal: OnRefusal,
): void {
	const refused = new WeakSet<Duplex>();

	server.on("request", (req, res) => {
		// Node drops whatever follows an upgrade request that nobody handles.
		if (req.headers.upgrade !== undefined) res.shouldKeepAlive = false;
		if (answers.countWaiting(req.socket) > maximalWaiting) {
			// Further requests in the same packet get no response.
			if (refused.has(req.socket)) return;
			refused.add(req.socket);
			discardInput(req.socket);
			destroyLater(req.socket);
			refuse(res, 429);
		} else if (hasHost(req)) listener(req, res);
		else refuse(res, 400);
	});
	// With earlier responses pending, Node would send `100 Continue` in the middle of this one.
	server.on("checkContinue", (req, res) => {
		if (res.socket) res.writeContinue();
		server.emit("request", req, res);
	});
	// RFC 9110, section 10.1.1: unknown expectations may be ignored.
	server.on("checkExpectation", (req, res) => server.emit("request", req, res));
	server.on("connect", (_req, socket) => {
		onRefusal(405);
		refuseConnection(socket, 405, "Allow: GET, HEAD\r\n");
	});
	server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
		if (error.code === "ECONNRESET") return void socket.destroy();
		// The parser fails again for the rest of the input.
		if (refused.has(socket)) return;
		refused.add(socket);
		const status = statusOfCode[error.code ?? ""] ?? 400;
		onRefusal(status);
		refuseInTurn(socket, answers.latest(socket), status);
	});

	function refuse(res: ServerResponse, status: number): void {
		onRefusal(status);
		const headers = { ...leastSecurityHeaders, Connection: "close" };
		res.writeHead(status, { ...headers, "Content-Length": 0 }).end();
	}
}

/** Refuses after earlier responses were sent: responses come in the order of the requests. */
function refuseInTurn(
	socket: Duplex,
	res: ServerResponse | undefined,
	status: number,
): void {
	const again = () => refuseInTurn(socket, res, status);
	if (!res || res.writableFinished) refuseConnection(socket, status);
	else if (!res.socket) res.once("socket", again);
	else if (res.req.complete || res.headersSent) res.once("close", again);
	else refuseConnection(socket, status);
}

/**
 * Sends a response that the app did not make, and ends the connection. It has no body, because the
 * method may be unknown and `HEAD` allows none.
 *
 * @param lines further header lines, each with its CRLF.
 */
export function refuseConnection(
	socket: Duplex,
	status: number,
	lines = "",
): void {
	closeLingering(
		socket,
		`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n${lines}${headerLines}\r\n`,
	);
}

const headerLines = Object.entries(leastSecurityHeaders)
	.map(([name, value]) => `${name}: ${value}\r\n`)
	.join("");

/** Whether a request has exactly one valid `Host` header (RFC 9112, section 3.2). */
function hasHost({
	headers,
	httpVersion,
	rawHeaders,
}: IncomingMessage): boolean {
	const { host } = headers;
	if (host === undefined) return httpVersion === "1.0";
	if (!hostLetters.test(host)) return false;
	let lines = 0;
	for (let index = 0; index < rawHeaders.length; index += 2) {
		const name = rawHeaders[index];
		if (name?.length === 4 && name.toLowerCase() === "host") lines++;
	}
	return lines === 1;
}

/** A name, an IPv4 address or an IPv6 address in brackets, with a port (RFC 3986, section 3.2). */
const hostLetters = /^[\w.~!$&'()*+,;=%:[\]-]*$/;
