import {
	type EnquiryField,
	type EnquiryKind,
	enquiryFields,
} from "../../shared/enquiry/enquiry.ts";
import { isObject } from "../../shared/is-object.ts";
import { readTab, writeTab } from "../state/browser-memory.ts";
import type { SendResult } from "./send-attempt.ts";

const givenAnew: readonly EnquiryField[] = ["cv", "consent", "transfer"];

/** Fields that drafts keep. Consent must be given each time, and files cannot be stored. */
export const draftFields = enquiryFields.filter(
	(field) => !givenAnew.includes(field),
);

/** A partially filled form, kept for this tab only. */
export interface Draft {
	readonly values: Readonly<Record<string, string>>;
	/** Idempotency key: a retry under the same key stores nothing twice. */
	readonly key: string;
	/** The content that was sent under the key, if it is unknown whether it arrived. */
	readonly pending?: string;
	/** When the form was first shown, in milliseconds since the epoch. */
	readonly shownAt: number;
}

/** Identifies a draft: the kind of form, and the vacancy of an application. */
export interface FormSubject {
	readonly kind: EnquiryKind;
	readonly position?: string | undefined;
}

export function readDraft(subject: FormSubject): Draft | undefined {
	const draft = readTab(draftKey(subject));
	return isDraft(draft) ? draft : undefined;
}

export function writeDraft(subject: FormSubject, draft: Draft): void {
	writeTab(draftKey(subject), draft);
}

export function clearDraft(subject: FormSubject): void {
	writeTab(draftKey(subject), undefined);
}

/** A new draft. `shownAt` is when the form was first shown, in milliseconds since the epoch. */
export function startDraft(shownAt = Date.now()): Draft {
	return { values: {}, key: makeKey(), shownAt };
}

/**
 * Prepares a draft for submission. If its content may already have arrived it keeps its key; if a
 * field has changed since, it gets a new one, or the server would reject the reused key. Neither
 * side counts the page's language as a field.
 */
export function prepareAttempt(
	draft: Draft,
	{ locale: _, website: _trap, ...fields }: Readonly<Record<string, unknown>>,
): Draft {
	const pending = JSON.stringify(fields);
	const isEdited = draft.pending !== undefined && draft.pending !== pending;
	return { ...(isEdited ? renewKey(draft) : draft), pending };
}

/**
 * Sends a draft, and retries once under a new key if the server knows its key for other content: a
 * duplicated tab shares the original's key.
 *
 * @param keep saves the draft before it is sent, for the next attempt
 */
export async function sendDraft(
	draft: Draft,
	send: (draft: Draft) => Promise<SendResult>,
	keep: (draft: Draft) => void,
): Promise<SendResult> {
	keep(draft);
	const result = await send(draft);
	if (result.kind !== "failed" || !result.isKeyUsed) return result;
	const renewed = renewKey(draft);
	keep(renewed);
	return send(renewed);
}

function renewKey(draft: Draft): Draft {
	return { ...draft, key: makeKey() };
}

function makeKey(): string {
	const bytes = crypto.getRandomValues(new Uint8Array(16));
	return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function draftKey({ kind, position }: FormSubject): string {
	return ["enquiry", kind, ...(position ? [position] : [])].join(":");
}

function isDraft(value: unknown): value is Draft {
	return (
		isObject(value) &&
		typeof value.key === "string" &&
		typeof value.shownAt === "number" &&
		isObject(value.values) &&
		Object.values(value.values).every((text) => typeof text === "string")
	);
}
