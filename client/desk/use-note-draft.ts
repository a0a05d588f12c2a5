import { type InputEvent, type RefObject, useEffect, useRef } from "react";
import { useDesk } from "./use-desk.ts";

const key = "desk-note";

/**
 * Saves a note to session storage while it is typed, so that an expired session or a lost
 * connection does not lose it. The draft is deleted once the note is saved.
 */
export function useNoteDraft(reference: string): {
	readonly field: RefObject<HTMLTextAreaElement | null>;
	readonly keep: (event: InputEvent<HTMLTextAreaElement>) => void;
} {
	const { query } = useDesk();
	const field = useRef<HTMLTextAreaElement>(null);
	const isSaved = query.done === "note";
	useEffect(() => {
		if (isSaved) return write(undefined);
		const draft = read(reference);
		if (draft && field.current?.value === "") field.current.value = draft;
	}, [isSaved, reference]);
	return {
		field,
		keep: ({ currentTarget }) =>
			write(JSON.stringify([reference, currentTarget.value])),
	};
}

function read(reference: string): string | undefined {
	try {
		const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? "null");
		if (!Array.isArray(kept) || kept[0] !== reference) return undefined;
		return typeof kept[1] === "string" ? kept[1] : undefined;
	} catch {
		return undefined;
	}
}

function write(text: string | undefined): void {
	try {
		if (text === undefined) sessionStorage.removeItem(key);
		else sessionStorage.setItem(key, text);
	} catch {
		// Storage is denied: the field holds the only copy.
	}
}
