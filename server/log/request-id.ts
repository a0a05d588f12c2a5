import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { Application } from "express";
import { isTrustedPeer } from "../connections/trusted-proxy.ts";

const acceptableId = /^[\w.-]{1,64}$/;

/** The request's id: from `X-Request-Id` if the app trusts the proxy, otherwise a new one. */
export function readRequestId(req: IncomingMessage, app: Application): string {
	const given = req.headers["x-request-id"];
	return typeof given === "string" &&
		acceptableId.test(given) &&
		isTrustedPeer(req, app)
		? given
		: randomUUID();
}
