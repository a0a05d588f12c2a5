import { hash } from "node:crypto";
import type { Enquiry } from "../../shared/enquiry/enquiry-schema.ts";
import { storedFields } from "./enquiry-queries.ts";

/**
 * The digest of an enquiry's content: its validated fields and its CV. It ignores the page's
 * language, the form of the request, and the robot checks, because these may differ in a retry.
 *
 * @param cvHash identifies the content of the stored file.
 * @returns SHA-256, in base64url.
 */
export function hashContent(
	enquiry: Enquiry,
	cvHash: string | undefined,
): string {
	const { locale: _, ...fields } = storedFields(enquiry);
	const content = JSON.stringify([
		...Object.values(fields),
		enquiry.transfer === true,
		cvHash ?? null,
	]);
	return hash("sha256", content, "base64url");
}
