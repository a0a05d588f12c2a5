import type { Request } from "express";

/** Whether the peer of a request's connection is a proxy that `TRUST_PROXY` names. */
export function isFromTrustedProxy(req: Request): boolean {
	const trust: unknown = req.app.get("trust proxy fn");
	const address = req.socket.remoteAddress;
	return (
		typeof trust === "function" &&
		address !== undefined &&
		trust(address, 0) === true
	);
}
