import { isIP } from "node:net";
import type { Config } from "../config/config.ts";
import type { FrontStep } from "./run-in-front.ts";

/**
 * Refuses requests for another site's name while only this machine can connect. That site could
 * have its name resolve to this machine (DNS rebinding), and its page could read the answers.
 */
export function refuseForeignHosts({
	host = "",
	siteOrigin,
}: Pick<Config, "host" | "siteOrigin">): FrontStep {
	if (!/^(127\.|::1$|localhost$)/.test(host)) return () => false;
	const own = new URL(siteOrigin).host;
	return (req, res) => {
		const asked = URL.parse(`http://${req.headers.host}`);
		if (asked && (asked.host === own || isNobodys(asked.hostname)))
			return false;
		res.writeHead(403).end(`The site is at ${siteOrigin}\n`);
		return true;
	};
}

/** Whether a host is an address, or a name that always means this machine. */
function isNobodys(name: string): boolean {
	return /^(\[.*\]|(.*\.)?localhost)$/.test(name) || isIP(name) > 0;
}
