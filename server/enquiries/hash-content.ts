import { hash } from "node:crypto";
import type { Enquiry } from "../../shared/enquiry/enquiry-schema.ts";

/**
 * The digest of an enquiry's content: its validated fields and its CV. It ignores the page's
 * language, the form of the request, and the bot checks, because these may differ in a retry.
 *
 * @param cvHash identifies the content of the stored file.
 * @returns SHA-256, in base64url.
 */
export function hashContent(
	enquiry: Enquiry,
	cvHash: string | undefined,
): string {
	const { kind, name, email, message } = enquiry;
	// Omitted and empty fields are stored alike.
	const said = {
		...{ kind, name, email },
		phone: enquiry.phone || null,
		company: enquiry.company || null,
		topic: enquiry.topic || null,
		position: enquiry.position || null,
		message,
		transfer: enquiry.transfer === true,
	} satisfies Record<Exclude<keyof Enquiry, "locale" | "consent">, unknown>;
	const content = JSON.stringify([...Object.values(said), cvHash ?? null]);
	return hash("sha256", content, "base64url");
}
