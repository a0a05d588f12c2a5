import type { IncomingMessage } from "node:http";
import type { Logger } from "pino";
import type { Config } from "../config/config.ts";
import type { FrontStep } from "./run-in-front.ts";

const proxyHeaders = [
	"x-forwarded-for",
	"x-forwarded-proto",
	"x-forwarded-host",
] as const;

/**
 * Warns once of a proxy that `TRUST_PROXY` does not fit: one that is not believed at all, so that
 * all visitors have its address, or one that is believed whatever it says, while it passes on what
 * its clients say. The warning repeats nothing of the request.
 */
export function warnOfProxy(
	trustProxy: Config["trustProxy"],
	logger: Pick<Logger, "warn">,
): FrontStep {
	const find = findFault(trustProxy);
	let isDone = find === undefined;
	return (req) => {
		if (isDone) return false;
		const fault = find?.(req);
		if (fault) {
			isDone = true;
			logger.warn({ variable: "TRUST_PROXY" }, fault);
		}
		return false;
	};
}

type FindFault = (req: IncomingMessage) => string | undefined;

function findFault(trustProxy: Config["trustProxy"]): FindFault | undefined {
	if (trustProxy === false)
		return ({ headers }) =>
			proxyHeaders.some((name) => headers[name] !== undefined)
				? "a request came through a proxy, which is not trusted: limits take all visitors for one; TRUST_PROXY names the proxies"
				: undefined;
	if (trustProxy === true)
		return ({ headers }) =>
			// Lines of their own are joined by commas.
			String(headers["x-forwarded-for"] ?? "").includes(",")
				? "several forwarded addresses came, and all are trusted: visitors choose their address; TRUST_PROXY should name the proxies, or count them"
				: undefined;
	return undefined;
}
