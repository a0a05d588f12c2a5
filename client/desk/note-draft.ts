import { writeTab } from "../state/browser-memory.ts";

/** Where the tab keeps the note that is being typed. */
export const noteDraftKey = "desk-note";

/** Deletes the typed note, which tells about a person. */
export function forgetNote(): void {
	writeTab(noteDraftKey, undefined);
}
