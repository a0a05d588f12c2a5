import type { IncomingMessage, ServerResponse } from "node:http";

/** A response that is the same for everybody except for the request id. */
export interface CachedAnswer {
	readonly status: 200 | 304;
	/** The body, or an empty buffer. */
	readonly bytes: Buffer;
	/** Alternating names and values, as `writeHead` takes them. */
	readonly headers: readonly string[];
}

export type SendCachedAnswer = (
	req: IncomingMessage,
	res: ServerResponse,
	requestId: string,
	answer: CachedAnswer,
) => void;

export const idName = "X-Request-Id";

/** Sends a cached response with Node's public API. */
export const sendPlainly: SendCachedAnswer = (req, res, requestId, answer) => {
	res.writeHead(answer.status, [idName, requestId, ...answer.headers]);
	const hasBody = req.method === "GET" && answer.bytes.length > 0;
	res.end(hasBody ? answer.bytes : undefined);
};
