import { type InputEvent, type RefObject, useEffect, useRef } from "react";
import { readTab, writeTab } from "../state/browser-memory.ts";
import { forgetNote, noteDraftKey } from "./note-draft.ts";
import { useDesk } from "./use-desk.ts";

/**
 * Saves a note to session storage while it is typed, so that an expired session or a lost
 * connection does not lose it. The draft is deleted once the note is saved, and by signing out.
 */
export function useNoteDraft(reference: string): {
	readonly field: RefObject<HTMLTextAreaElement | null>;
	readonly keep: (event: InputEvent<HTMLTextAreaElement>) => void;
} {
	const { query } = useDesk();
	const field = useRef<HTMLTextAreaElement>(null);
	const isSaved = query.done === "note";
	useEffect(() => {
		if (isSaved) return forgetNote();
		const draft = read(reference);
		if (draft && field.current?.value === "") field.current.value = draft;
	}, [isSaved, reference]);
	return {
		field,
		keep: ({ currentTarget }) =>
			writeTab(noteDraftKey, [reference, currentTarget.value]),
	};
}

function read(reference: string): string | undefined {
	const kept = readTab(noteDraftKey);
	if (!Array.isArray(kept) || kept[0] !== reference) return undefined;
	return typeof kept[1] === "string" ? kept[1] : undefined;
}
