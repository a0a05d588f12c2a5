import { randomUUID } from "node:crypto";
import type { Application, RequestHandler } from "express";
import { isTrustedPeer } from "../connections/trusted-proxy.ts";
import type { FrontStep } from "./run-in-front.ts";

const acceptableId = /^[\w.-]{1,64}$/;

declare module "node:http" {
	interface IncomingMessage {
		/** Identifies the request in logs and on error pages. */
		id: string;
	}
}

/** Assigns every request an id: a trusted proxy's `X-Request-Id`, otherwise a new one. */
export function identifyRequest(app: Application): FrontStep {
	return (req) => {
		const given = req.headers["x-request-id"];
		req.id =
			typeof given === "string" &&
			acceptableId.test(given) &&
			isTrustedPeer(req, app)
				? given
				: randomUUID();
		return false;
	};
}

/** Sends the request id to the client. */
export const setRequestId: RequestHandler = (req, res, next) => {
	res.setHeader("X-Request-Id", req.id);
	next();
};
