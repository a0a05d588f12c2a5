import type { Application, RequestHandler } from "express";
import { readRequestId } from "../log/request-id.ts";
import type { FrontStep } from "./run-in-front.ts";

declare module "node:http" {
	interface IncomingMessage {
		/** Identifies the request in logs and on error pages. */
		id: string;
	}
}

/** Assigns every request an id: a trusted proxy's `X-Request-Id`, otherwise a new one. */
export function identifyRequest(app: Application): FrontStep {
	return (req) => {
		req.id = readRequestId(req, app);
		return false;
	};
}

/** Sends the request id to the client. */
export const setRequestId: RequestHandler = (req, res, next) => {
	res.setHeader("X-Request-Id", req.id);
	next();
};
