import { once } from "node:events";
import { createServer, IncomingMessage, ServerResponse } from "node:http";
import { Duplex } from "node:stream";
import {
	type CachedAnswer,
	type SendCachedAnswer,
	sendPlainly,
} from "./cached-answers.ts";
import { createFastSender } from "./fast-sender.ts";

type ResponseClass = typeof ServerResponse<IncomingMessage>;

const etag = ["ETag", '"1"'];
const whole: CachedAnswer = {
	status: 200,
	bytes: Buffer.from("page"),
	headers: [...etag, "Content-Length", "4"],
};
const unchanged: CachedAnswer = {
	status: 304,
	bytes: Buffer.alloc(0),
	headers: etag,
};

/** Each kind of response twice: the second reuses the first one's bytes. */
const requests = ["GET /", "GET /", "GET /304", "GET /304", "HEAD /"];

/**
 * Whether the fast sender sends the same bytes as Node.
 *
 * @param Response the response class; tests pass one of a changed Node.
 */
export async function checkFastAnswers(
	Response: ResponseClass = ServerResponse,
): Promise<boolean> {
	const [fast, plain] = await Promise.all([
		collectAnswers(createFastSender(), Response),
		collectAnswers(sendPlainly, ServerResponse),
	]);
	return fast === plain;
}

/** Everything sent over one connection, except the time. */
async function collectAnswers(
	send: SendCachedAnswer,
	Response: ResponseClass,
): Promise<string> {
	const server = createServer(
		{ IncomingMessage, ServerResponse: Response },
		(req, res) => send(req, res, "id", req.url === "/304" ? unchanged : whole),
	);
	let sent = "";
	const connection = new Duplex({
		read: () => {},
		write(chunk, _encoding, done) {
			sent += chunk;
			done();
		},
	});
	server.emit("connection", connection);
	for (const request of requests) {
		const asked = once(server, "request");
		connection.push(`${request} HTTP/1.1\r\nHost: x\r\n\r\n`);
		const [, res] = await asked;
		if (!res.writableFinished) await once(res, "finish");
	}
	connection.destroy();
	return sent.replaceAll(/Date: .*\r\n/g, "");
}
