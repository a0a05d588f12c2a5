import { readLocal, writeLocal } from "../state/browser-memory.ts";

/** Where the browser keeps when somebody last signed out. */
const signedOutKey = "signed-out";

/** When somebody last signed out in this browser; `undefined` if nobody has. */
export function readSignedOut(): string | undefined {
	return readLocal(signedOutKey);
}

/** Tells the browser's other tabs that somebody has signed out. */
export function tellSignedOut(): void {
	writeLocal(signedOutKey, String(Date.now()));
}
