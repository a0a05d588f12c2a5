import { hash } from "node:crypto";
import type { Enquiry } from "../../shared/enquiry/enquiry-schema.ts";

/**
 * Stands for what an enquiry says: its validated fields and its CV. Neither the language of the page,
 * nor how it was sent, nor what tells robots from people counts, for a retry may differ in those.
 *
 * @param cvHash identifies the content of the file that is kept with it.
 * @returns SHA-256, in base64url.
 */
export function hashContent(
	enquiry: Enquiry,
	cvHash: string | undefined,
): string {
	const { kind, name, email, message } = enquiry;
	// A field that is left out and one that is left empty are stored alike.
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
