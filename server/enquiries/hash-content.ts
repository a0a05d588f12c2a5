import { hash } from "node:crypto";
import type { Enquiry } from "../../shared/enquiry/enquiry-schema.ts";

/**
 * The digest of an enquiry's content: its validated fields and its CV. It ignores the page's
 * language, the form of the request, and the robot checks, because these may differ in a retry.
 *
 * @param cvHash identifies the content of the stored file.
 * @returns SHA-256, in base64url.
 */
export function hashContent(
	{ locale: _locale, consent: _consent, transfer, ...fields }: Enquiry,
	cvHash: string | undefined,
): string {
	const { kind, name, email, phone, company, topic, position, ...rest } =
		fields;
	const { message, ...later } = rest;
	const content = JSON.stringify([
		...[kind, name, email, phone, company, topic, position, message],
		transfer === true,
		cvHash ?? null,
		// A retry may come from a page of the previous build, whose form lacks later fields.
		...Object.entries(later).filter(([, value]) => value !== null),
	]);
	return hash("sha256", content, "base64url");
}
