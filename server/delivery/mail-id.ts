import type { DeliveryKind } from "../../shared/enquiry/desk.ts";

/**
 * A mail's Message-ID (RFC 5322, section 3.6.4). It is the same for every attempt, so that
 * duplicates can be recognized.
 *
 * @param sender the mail's From address.
 */
export function makeMessageId(
	kind: DeliveryKind,
	reference: string,
	sender: string,
): string {
	const domain = sender.slice(sender.lastIndexOf("@") + 1);
	return `<${kind}.${reference}@${domain}>`;
}
