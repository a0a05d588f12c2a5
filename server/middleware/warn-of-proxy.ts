import type { IncomingMessage } from "node:http";
import type { Application } from "express";
import type { Logger } from "pino";
import type { Config } from "../config/config.ts";
import { isTrustedPeer } from "../connections/trusted-proxy.ts";
import type { FrontStep } from "./run-in-front.ts";

const proxyHeaders = [
	"x-forwarded-for",
	"x-forwarded-proto",
	"x-forwarded-host",
] as const;

/**
 * Warns once if `TRUST_PROXY` does not match the proxy. Either a proxy is not trusted, so that all
 * visitors share its address; or it is trusted unconditionally, or for too many hops, while it
 * forwards what clients claim. The warning quotes nothing from the request.
 */
export function warnOfProxy(
	app: Application,
	trustProxy: Config["trustProxy"],
	logger: Pick<Logger, "warn">,
): FrontStep {
	const find = findFault(app, trustProxy);
	let isDone = false;
	return (req) => {
		const fault = isDone ? undefined : find(req);
		if (!fault) return false;
		isDone = true;
		logger.warn({ variable: "TRUST_PROXY" }, fault);
		return false;
	};
}

type FindFault = (req: IncomingMessage) => string | undefined;

function findFault(
	app: Application,
	trustProxy: Config["trustProxy"],
): FindFault {
	if (trustProxy === false || trustProxy === 0)
		return (req) =>
			isForwarded(req)
				? "a request came through a proxy, which is not trusted: limits take all visitors for one; TRUST_PROXY names the proxies"
				: undefined;
	if (trustProxy === true)
		return (req) =>
			countAddresses(req) > 1
				? "several forwarded addresses came, and all are trusted: visitors choose their address; TRUST_PROXY should name the proxies, or count them"
				: undefined;
	if (typeof trustProxy === "number")
		return (req) =>
			isForwarded(req) && countAddresses(req) < trustProxy
				? "fewer forwarded addresses came than TRUST_PROXY counts proxies: visitors can choose their address; it should be their number"
				: undefined;
	// A client that connects to the instance directly can send these headers, too.
	return (req) =>
		isForwarded(req) && !isTrustedPeer(req, app)
			? "a request with forwarded addresses came from none of the proxies that TRUST_PROXY names: if it was the proxy, limits take all visitors for one"
			: undefined;
}

function isForwarded({ headers }: IncomingMessage): boolean {
	return proxyHeaders.some((name) => headers[name] !== undefined);
}

function countAddresses({ headers }: IncomingMessage): number {
	// Node joins repeated header lines with commas.
	const text = String(headers["x-forwarded-for"] ?? "").trim();
	return text === "" ? 0 : text.split(",").length;
}
