import { hash } from "node:crypto";
import { domainToASCII } from "node:url";
import type { DeliveryKind } from "../../shared/enquiry/desk.ts";
import type { Queries } from "../database/database.ts";
import type { EnquiryStore } from "../enquiries/enquiry-store.ts";

/** The most acknowledgements that one mailbox gets in 24 hours, from all senders together. */
const maximalAcknowledgements = 3;

const dayMs = 24 * 60 * 60 * 1000;

/**
 * The deliveries of an enquiry, without the acknowledgement if its mailbox has had enough of them
 * today. Anyone can enter anyone's address, and the form must not flood strangers' mailboxes. The
 * store keeps the count, so instances share it.
 *
 * @param email the address that the sender entered.
 * @throws {StoreDownError} when the store is unavailable.
 */
export async function limitAcknowledgements(
	store: EnquiryStore,
	email: string,
	deliveries: readonly DeliveryKind[],
): Promise<readonly DeliveryKind[]> {
	if (!deliveries.includes("sender-mail")) return deliveries;
	const { count } = await store.countPost(mailboxKey(email), dayMs);
	return count > maximalAcknowledgements
		? deliveries.filter((kind) => kind !== "sender-mail")
		: deliveries;
}

/** Deletes a mailbox's count: its name shows whether an address has written. */
export async function forgetMailbox(db: Queries, email: string): Promise<void> {
	await db
		.deleteFrom("post_counts")
		.where("client", "=", mailboxKey(email))
		.execute();
}

function mailboxKey(email: string): string {
	return hash("sha256", `acknowledgement:${mailboxOf(email)}`, "base64url");
}

/**
 * Normalizes the many spellings of one mailbox: letter case, a plus tag, dots ignored by Gmail, and
 * internationalized domains.
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
