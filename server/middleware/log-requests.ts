import { randomUUID } from "node:crypto";
import type { Request, RequestHandler } from "express";
import type { Logger } from "pino";
import { isFromTrustedProxy } from "../trusted-proxy.ts";

declare global {
	namespace Express {
		interface Request {
			/** Identifies the request in logs and on error pages. */
			id: string;
		}
	}
}

const acceptableId = /^[\w.-]{1,64}$/;

/** Gives every request an id: from `X-Request-Id` when the proxy is trusted, else a new one. */
export const identifyRequest: RequestHandler = (req, res, next) => {
	req.id = readTrustedId(req) ?? randomUUID();
	res.setHeader("X-Request-Id", req.id);
	next();
};

/**
 * Logs every request once answered or given up. Neither addresses nor query strings are logged:
 * they may hold personal data.
 */
export function logRequests(logger: Logger): RequestHandler {
	return (req, res, next) => {
		const start = performance.now();
		res.on("close", () => {
			logger.info(
				{
					requestId: req.id,
					method: req.method,
					path: req.target.path.slice(0, 200),
					status: res.statusCode,
					ms: Math.round((performance.now() - start) * 10) / 10,
					...(res.writableFinished ? {} : { aborted: true }),
				},
				"request",
			);
		});
		next();
	};
}

function readTrustedId(req: Request): string | undefined {
	const id = isFromTrustedProxy(req) ? req.get("X-Request-Id") : undefined;
	return id && acceptableId.test(id) ? id : undefined;
}
