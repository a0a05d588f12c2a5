import type { IncomingMessage } from "node:http";
import type { Application } from "express";

/** Whether the peer of a request's connection is a proxy that `TRUST_PROXY` names. */
export function isTrustedPeer(req: IncomingMessage, app: Application): boolean {
	const trust: unknown = app.get("trust proxy fn");
	const address = req.socket.remoteAddress;
	return (
		typeof trust === "function" &&
		address !== undefined &&
		trust(address, 0) === true
	);
}
