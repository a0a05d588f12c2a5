import { hash } from "node:crypto";
import { domainToASCII } from "node:url";
import type { DeliveryKind } from "../../shared/enquiry/desk.ts";
import type { EnquiryStore } from "../enquiries/enquiry-store.ts";

/** Acknowledgements that one mailbox gets in 24 hours, from all senders together. */
const maximalAcknowledgements = 3;

const dayMs = 24 * 60 * 60 * 1000;

/**
 * The deliveries that an enquiry gets: without the acknowledgement, when its address has had enough
 * of them today. Anyone can enter anyone's address, and the form must not fill strangers' mailboxes.
 * The count is of the store, so that instances share it.
 *
 * @param email the address that the sender gave.
 * @throws {StoreDownError} when the store cannot be used now.
 */
export async function limitAcknowledgements(
	store: EnquiryStore,
	email: string,
	deliveries: readonly DeliveryKind[],
): Promise<readonly DeliveryKind[]> {
	if (!deliveries.includes("sender-mail")) return deliveries;
	const name = `acknowledgement:${mailboxOf(email)}`;
	const mailbox = hash("sha256", name, "base64url");
	const { count } = await store.countPost(mailbox, dayMs);
	return count > maximalAcknowledgements
		? deliveries.filter((kind) => kind !== "sender-mail")
		: deliveries;
}

/**
 * One spelling of the many that lead to a mailbox: case, a tag behind a plus, dots where Gmail ignores
 * them, letters of other scripts in the domain.
 */
export function mailboxOf(email: string): string {
	const at = email.lastIndexOf("@");
	const domain = email.slice(at + 1).toLowerCase();
	const host = (domainToASCII(domain) || domain).replace(/\.+$/, "");
	const name = email.slice(0, at).toLowerCase();
	const untagged = name.replace(/(?<=.)\+.*$/, "");
	return host === "gmail.com" || host === "googlemail.com"
		? `${untagged.replaceAll(".", "")}@gmail.com`
		: `${untagged}@${host}`;
}
