import type { IncomingMessage, ServerResponse } from "node:http";

/** An answer that everybody gets, but for the request's id. */
export interface CachedAnswer {
	readonly status: 200 | 304;
	/** The body; empty where there is none. */
	readonly bytes: Buffer;
	/** Names and values in turn, as `writeHead` takes them. */
	readonly headers: readonly string[];
}

export type SendCachedAnswer = (
	req: IncomingMessage,
	res: ServerResponse,
	requestId: string,
	answer: CachedAnswer,
) => void;

export const idName = "X-Request-Id";

/** Sends a cached answer by Node's documented means. */
export const sendPlainly: SendCachedAnswer = (req, res, requestId, answer) => {
	res.writeHead(answer.status, [idName, requestId, ...answer.headers]);
	const hasBody = req.method === "GET" && answer.bytes.length > 0;
	res.end(hasBody ? answer.bytes : undefined);
};
