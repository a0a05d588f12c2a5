import type { DeliveryKind } from "../../shared/enquiry/desk.ts";

/**
 * A mail's Message-ID (RFC 5322, 3.6.4), the same at every attempt, so that a mail that was sent
 * twice can be told from two mails.
 *
 * @param sender the address that the mail is from.
 */
export function makeMessageId(
	kind: DeliveryKind,
	reference: string,
	sender: string,
): string {
	const domain = sender.slice(sender.lastIndexOf("@") + 1);
	return `<${kind}.${reference}@${domain}>`;
}
