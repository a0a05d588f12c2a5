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
		/** The head in the form in which it is sent, once it is made. Node does not document it. */
		_header: string | null;
		/** Whether the head has gone to the connection. Node does not document it. */
		_headerSent: boolean;
	}
}

/** An answer as it goes over the connection, head and body, and where its request's id stands. */
interface Message {
	readonly bytes: Buffer;
	readonly head: string;
	readonly idStart: number;
	readonly idLength: number;
}

/** In bytes; a longer body is not copied behind its head. */
const maximalBody = 32 * 1024;
const maximalMessages = 128;

/**
 * Makes what sends cached answers with a fifth to a third less of the processor than Node does, by
 * two fields that Node does not document: `checkFastAnswers` tells whether this Node has them. Node
 * makes an answer's head, which holds the time, once a second. The other requests of that second get
 * the same bytes in one write, each with its own id. Whatever is unusual is sent plainly: another
 * method, a connection that is to close or has not taken what came before.
 */
export function createFastSender(): SendCachedAnswer {
	/** Those of this second. */
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
		// What the connection has not taken yet is taken from these bytes later.
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

/** Whether nothing about the request shows in its answer. */
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
