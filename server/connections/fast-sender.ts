import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import {
	type CachedAnswer,
	idName,
	type SendCachedAnswer,
	sendPlainly,
} from "./cached-answers.ts";

declare module "node:http" {
	interface OutgoingMessage {
		/** The serialized response head, once it exists. Undocumented by Node. */
		_header: string | null;
		/** Whether the head was sent. Undocumented by Node. */
		_headerSent: boolean;
	}
}

/** A serialized response, head and body, and the position of its request id. */
interface Message {
	readonly bytes: Buffer;
	readonly head: string;
	readonly idStart: number;
	readonly idLength: number;
}

/** In bytes. Larger bodies are not copied behind their heads. */
const maximalBody = 32 * 1024;
const maximalMessages = 128;

/**
 * Creates a sender for cached responses that is faster than Node's, by means of two undocumented
 * fields; `checkFastAnswers` tells whether this Node has them. Node serializes a response's head,
 * which contains the time, once a second. The other requests of that second get the same bytes in
 * one write, with their own id. Unusual cases are left to `sendPlainly`: other methods, a
 * connection about to close, or one with unsent data.
 */
export function createFastSender(): SendCachedAnswer {
	/** The messages of the current second. */
	const messages = new Map<CachedAnswer, Message>();
	let second = 0;

	return (req, res, requestId, answer) => {
		const { socket } = res;
		if (!isUsual(req, res) || !isFree(socket))
			return sendPlainly(req, res, requestId, answer);
		const now = Math.floor(Date.now() / 1000);
		if (now !== second) messages.clear();
		second = now;
		const message = messages.get(answer);
		if (message?.idLength !== requestId.length) {
			sendPlainly(req, res, requestId, answer);
			return cache(answer, requestId, res._header);
		}
		res.statusCode = answer.status;
		message.bytes.write(requestId, message.idStart, "latin1");
		socket.write(message.bytes);
		// The socket will send the rest from this buffer later, so it must not be reused.
		if (socket.writableLength > 0) messages.delete(answer);
		res._header = message.head;
		res._headerSent = true;
		res.end();
	};

	function cache(
		answer: CachedAnswer,
		{ length }: string,
		head: string | null,
	): void {
		const line = `\r\n${idName}: `;
		const start = head?.indexOf(line) ?? -1;
		if (!head || start < 0 || answer.bytes.length > maximalBody) return;
		if (messages.size >= maximalMessages) messages.clear();
		messages.set(answer, {
			bytes: Buffer.concat([Buffer.from(head, "latin1"), answer.bytes]),
			head,
			idStart: start + line.length,
			idLength: length,
		});
	}
}

/** Whether nothing about the request affects its response. */
function isUsual(req: IncomingMessage, res: ServerResponse): boolean {
	return (
		req.method === "GET" &&
		res.shouldKeepAlive &&
		req.headers.expect === undefined &&
		res.getHeaderNames().length === 0
	);
}

function isFree(socket: Socket | null): socket is Socket {
	return socket?.writable === true && socket.writableLength === 0;
}
