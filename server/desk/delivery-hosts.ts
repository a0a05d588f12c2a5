import type { DeliveryKind } from "../../shared/enquiry/desk.ts";
import type { Config } from "../config/config.ts";

/** Where each kind of delivery goes, as it is configured now; null where it is not. */
export type DeliveryHosts = Readonly<Record<DeliveryKind, string | null>>;

/** The hosts of the configured addresses, with their ports; no credentials, no paths. */
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
