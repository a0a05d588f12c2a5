import {
	type EnquiryField,
	type EnquiryKind,
	enquiryFields,
} from "../../shared/enquiry/enquiry.ts";

const givenAnew: readonly EnquiryField[] = ["cv", "consent", "transfer"];

/** The fields that are kept while typing. Consent is given anew each time, and a file cannot be kept. */
export const draftFields = enquiryFields.filter(
	(field) => !givenAnew.includes(field),
);

/** A form that is being filled in, kept for this tab alone. */
export interface Draft {
	readonly values: Readonly<Record<string, string>>;
	/** Names the attempt to send, so that a repeated one stores nothing twice. */
	readonly key: string;
	/** What was sent under the key, when it is not known whether it arrived. */
	readonly pending?: string;
	/** When the form was first shown, in milliseconds since 1970. */
	readonly shownAt: number;
}

/** What a form is about, which its draft is kept by: its kind, and the vacancy of an application. */
export interface FormSubject {
	readonly kind: EnquiryKind;
	/** The vacancy's reference. */
	readonly position?: string | undefined;
}

// Stands in where storage is denied or full.
const memory = new Map<string, Draft>();

export function readDraft(subject: FormSubject): Draft | undefined {
	const kept = memory.get(storageKey(subject));
	if (kept) return kept;
	try {
		const draft: unknown = JSON.parse(
			sessionStorage.getItem(storageKey(subject)) ?? "null",
		);
		return isDraft(draft) ? draft : undefined;
	} catch {
		return undefined;
	}
}

export function writeDraft(subject: FormSubject, draft: Draft): void {
	memory.set(storageKey(subject), draft);
	try {
		sessionStorage.setItem(storageKey(subject), JSON.stringify(draft));
	} catch {
		// The copy in memory outlives all but a reload.
	}
}

export function clearDraft(subject: FormSubject): void {
	memory.delete(storageKey(subject));
	try {
		sessionStorage.removeItem(storageKey(subject));
	} catch {
		// Nothing was kept there either.
	}
}

/** A draft of a form that is shown now, or has been since a time in milliseconds since 1970. */
export function startDraft(shownAt = Date.now()): Draft {
	return { values: {}, key: makeKey(), shownAt };
}

/**
 * The draft to send an enquiry under. What may have arrived already keeps its key; with a field changed
 * it gets a new one, or the server would refuse it. The page's language is no field, as on the server.
 */
export function prepareAttempt(
	draft: Draft,
	{ locale: _, website: _trap, ...fields }: Readonly<Record<string, unknown>>,
): Draft {
	const pending = JSON.stringify(fields);
	const isEdited = draft.pending !== undefined && draft.pending !== pending;
	return { ...(isEdited ? renewKey(draft) : draft), pending };
}

/** The draft under a new key, for one that the server has for something else. */
export function renewKey(draft: Draft): Draft {
	return { ...draft, key: makeKey() };
}

function makeKey(): string {
	const bytes = crypto.getRandomValues(new Uint8Array(16));
	return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function storageKey({ kind, position }: FormSubject): string {
	return ["enquiry", kind, ...(position ? [position] : [])].join(":");
}

function isDraft(value: unknown): value is Draft {
	return (
		typeof value === "object" &&
		value !== null &&
		"key" in value &&
		typeof value.key === "string" &&
		"shownAt" in value &&
		typeof value.shownAt === "number" &&
		"values" in value &&
		typeof value.values === "object" &&
		value.values !== null &&
		Object.values(value.values).every((text) => typeof text === "string")
	);
}
