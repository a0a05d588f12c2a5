import { createHash, randomUUID } from "node:crypto";
import { type EnquiryError, robotMs } from "../../shared/enquiry.ts";
import { validateEnquiry } from "../../shared/enquiry-schema.ts";
import { clientOf } from "./client-address.ts";
import type { EnquiryStore } from "./enquiry-store.ts";
import { makeDecoy } from "./reference.ts";

const windowMs = 10 * 60 * 1000;

export interface EnquiryDependencies {
	readonly store: EnquiryStore;
	/** Posts that one address may make in ten minutes. */
	readonly rateLimit: number;
}

/** An enquiry as it came in. */
export interface IncomingEnquiry {
	readonly input: unknown;
	/** The sender's network address. */
	readonly address: string | undefined;
	/** Names the attempt: the same again means the same enquiry. */
	readonly key?: string | undefined;
}

export type Receipt =
	| { readonly kind: "stored"; readonly reference: string }
	| { readonly kind: "invalid"; readonly errors: readonly EnquiryError[] }
	| { readonly kind: "limited"; readonly retryAfterSeconds: number };

/**
 * Takes an enquiry in: once it is reported as stored, it is on disk. A repeated key is answered
 * before anything else, so that an honest retry is never refused. What a robot sent is reported
 * as stored, and is not.
 *
 * @throws {StoreDownError} when the store cannot be used now.
 */
export async function receiveEnquiry(
	{ store, rateLimit }: EnquiryDependencies,
	{ input, address, key }: IncomingEnquiry,
): Promise<Receipt> {
	// Hashed, so that keys have one length and hold nothing that a client put into them.
	const attempt = hash(key || randomUUID());
	const known = key && (await store.findReference(attempt));
	if (known) return { kind: "stored", reference: known };

	const { count, resetsAt } = await store.countPost(
		hash(clientOf(address)),
		windowMs,
	);
	if (count > rateLimit) {
		const seconds = Math.ceil((resetsAt - Date.now()) / 1000);
		return { kind: "limited", retryAfterSeconds: Math.max(seconds, 1) };
	}
	const validated = validateEnquiry(input);
	if ("errors" in validated)
		return { kind: "invalid", errors: validated.errors };
	const reference = isFromRobot(input)
		? makeDecoy(attempt)
		: await store.add(validated.enquiry, attempt);
	return { kind: "stored", reference };
}

/** Whether the field that people do not see is filled in, or all was sent faster than they type. */
function isFromRobot(input: unknown): boolean {
	if (typeof input !== "object" || input === null) return false;
	const website: unknown = "website" in input ? input.website : undefined;
	const elapsed: unknown = "elapsed" in input ? input.elapsed : undefined;
	return (
		(website !== undefined && website !== null && website !== "") ||
		(typeof elapsed === "number" && elapsed < robotMs)
	);
}

function hash(text: string): string {
	return createHash("sha256").update(text).digest("base64url");
}
