import { hash, randomUUID } from "node:crypto";
import type { DeliveryKind } from "../../shared/enquiry/desk.ts";
import { type EnquiryError, robotMs } from "../../shared/enquiry/enquiry.ts";
import {
	type Enquiry,
	validateEnquiry,
} from "../../shared/enquiry/enquiry-schema.ts";
import { isObject } from "../../shared/is-object.ts";
import { clientOf } from "../connections/client-address.ts";
import { type Limited, limitedUntil } from "../database/count-post.ts";
import { limitAcknowledgements } from "../delivery/limit-acknowledgements.ts";
import type { InspectedCv, UploadedCv } from "../uploads/upload-cv.ts";
import type { ScanUpload } from "../uploads/upload-scanner.ts";
import { KeyReusedError } from "./enquiry-queries.ts";
import type { EnquiryStore } from "./enquiry-store.ts";
import { hashContent } from "./hash-content.ts";
import type { CheckPosition } from "./read-positions.ts";
import { makeDecoy } from "./reference.ts";

const windowMs = 10 * 60 * 1000;

/** The outcomes of posts, for metrics. */
export const enquiryOutcomes = [
	"stored",
	"repeated",
	"invalid",
	"reused",
	"limited",
	"robot",
	"failed",
] as const;

export type EnquiryOutcome = (typeof enquiryOutcomes)[number];

export interface EnquiryDependencies {
	readonly store: EnquiryStore;
	/** The most posts from one address in ten minutes. */
	readonly rateLimit: number;
	/** Milliseconds since 1970, as for the store. */
	readonly now: () => number;
	/** Scans files for viruses; absent if no scanner is configured. */
	readonly scan?: ScanUpload | undefined;
	/** The deliveries of each enquiry; none if absent. */
	readonly deliveries?: readonly DeliveryKind[];
	/** Called after an enquiry was stored. */
	readonly onStored?: () => void;
	readonly count?: (outcome: EnquiryOutcome) => void;
}

/** A received enquiry. */
interface IncomingEnquiry {
	readonly input: unknown;
	/** The uploaded file. */
	readonly cv?: UploadedCv | undefined;
	readonly checkPosition: CheckPosition;
	/** The sender's network address. */
	readonly address: string | undefined;
	/** The idempotency key: the same key means the same enquiry. */
	readonly key?: string | undefined;
}

type Receipt =
	| { readonly kind: "stored"; readonly reference: string }
	| { readonly kind: "invalid"; readonly errors: readonly EnquiryError[] }
	/** The key belongs to an enquiry with other content. */
	| { readonly kind: "reused" }
	| Limited;

/**
 * Accepts an enquiry; once it is reported as stored, it is on disk. A repetition under the same key
 * is answered before rate limiting, so that an honest retry is never refused. A robot's enquiry is
 * reported as stored but discarded.
 *
 * @throws {StoreDownError} when the store is unavailable.
 */
export async function receiveEnquiry(
	deps: EnquiryDependencies,
	incoming: IncomingEnquiry,
): Promise<Receipt> {
	const { count = () => undefined } = deps;
	try {
		const { outcome, ...receipt } = await receive(deps, incoming);
		count(outcome ?? receipt.kind);
		return receipt;
	} catch (error) {
		const isReused = error instanceof KeyReusedError;
		count(isReused ? "reused" : "failed");
		if (isReused) return { kind: "reused" };
		throw error;
	}
}

type Outcome = Receipt & { readonly outcome?: "repeated" | "robot" };

async function receive(
	deps: EnquiryDependencies,
	incoming: IncomingEnquiry,
): Promise<Outcome> {
	const { store, rateLimit, now } = deps;
	const { input, cv, address, key } = incoming;
	// Hashing gives keys a fixed length and keeps client data out of them.
	const keyHash = digest(key || randomUUID());
	const known = key ? await store.findReference(keyHash) : undefined;
	if (known && (await isRepeated(store, keyHash, incoming)))
		return { kind: "stored", reference: known, outcome: "repeated" };

	const { count, resetsAt } = await store.countPost(
		digest(clientOf(address)),
		windowMs,
	);
	if (count > rateLimit) return limitedUntil(resetsAt, now());
	const content = readContent(input, cv?.hash, await cv?.inspect());
	if ("errors" in content) return { kind: "invalid", errors: content.errors };
	// The key is known, but not with this content.
	if (known) return { kind: "reused" };
	return storeNew(deps, incoming, keyHash, content);
}

/** Whether the enquiry stored under a key has the same content. */
async function isRepeated(
	store: EnquiryStore,
	keyHash: string,
	{ input, cv }: IncomingEnquiry,
): Promise<boolean> {
	// No CV is inspected: the same one has been accepted before.
	const content = readContent(input, cv?.hash, cv && { facts: acceptedCv });
	if ("errors" in content) return false;
	try {
		return (
			(await store.findReference(keyHash, content.contentHash)) !== undefined
		);
	} catch (error) {
		if (error instanceof KeyReusedError) return false;
		throw error;
	}
}

/** Stands for a CV that an earlier attempt has proved to be one. */
const acceptedCv: InspectedCv["facts"] = { size: 1, format: "pdf" };

async function storeNew(
	{ store, deliveries = [], onStored }: EnquiryDependencies,
	{ input, checkPosition }: IncomingEnquiry,
	keyHash: string,
	{ enquiry, attachment, contentHash }: EnquiryContent,
): Promise<Outcome> {
	const fault =
		enquiry.kind === "application" && checkPosition(enquiry.position ?? "");
	if (fault) return { kind: "invalid", errors: [{ field: "position", fault }] };
	if (isFromRobot(input))
		return {
			kind: "stored",
			reference: makeDecoy(keyHash),
			outcome: "robot",
		};
	const reference = await store.add(enquiry, keyHash, {
		attachment,
		deliveries: await limitAcknowledgements(store, enquiry.email, deliveries),
		contentHash,
	});
	onStored?.();
	return { kind: "stored", reference };
}

interface EnquiryContent {
	readonly enquiry: Enquiry;
	readonly attachment: InspectedCv["attachment"];
	readonly contentHash: string;
}

/** Validates the input. Only applications keep their file. */
function readContent(
	input: unknown,
	cvHash: string | undefined,
	cv: InspectedCv | undefined,
): EnquiryContent | { readonly errors: readonly EnquiryError[] } {
	// The input's own `cv` field is an unfounded claim, so the received file's facts replace it.
	const validated = validateEnquiry(
		isObject(input) ? { ...input, cv: cv?.facts } : input,
	);
	if ("errors" in validated) return { errors: validated.errors };
	const { enquiry } = validated;
	const isApplication = enquiry.kind === "application";
	const contentHash = hashContent(enquiry, isApplication ? cvHash : undefined);
	const attachment = isApplication ? cv?.attachment : undefined;
	return { enquiry, attachment, contentHash };
}

/** Whether the honeypot field is filled in, or the form was sent faster than people type. */
function isFromRobot(input: unknown): boolean {
	if (!isObject(input)) return false;
	const { website, elapsed } = input;
	return (
		(website !== undefined && website !== null && website !== "") ||
		(typeof elapsed === "number" && elapsed < robotMs)
	);
}

function digest(text: string): string {
	return hash("sha256", text, "base64url");
}
