import type { DeliveryKind } from "../../shared/enquiry/desk.ts";
import type { Config } from "../config/config.ts";

/** The current destination of each kind of delivery; `null` if it is not configured. */
export type DeliveryHosts = Readonly<Record<DeliveryKind, string | null>>;

/** The hosts and ports of the configured URLs, without credentials and paths. */
export function deliveryHosts({
	smtpUrl,
	webhook,
}: Pick<Config, "smtpUrl" | "webhook">): DeliveryHosts {
	const mail = hostOf(smtpUrl);
	return {
		"firm-mail": mail,
		"sender-mail": mail,
		webhook: hostOf(webhook?.url),
	};
}

function hostOf(address = ""): string | null {
	return URL.parse(address)?.host || null;
}
