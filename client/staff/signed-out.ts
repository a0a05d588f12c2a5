import { readLocal, writeLocal } from "../state/browser-memory.ts";

/** Where the browser keeps when somebody last signed out. */
const signedOutKey = "signed-out";

/** Whether somebody has signed out in this browser since the page was loaded. */
export function isSignedOut(): boolean {
	return Number(readLocal(signedOutKey)) > performance.timeOrigin;
}

/** Tells the browser's other tabs that somebody has signed out. */
export function tellSignedOut(): void {
	writeLocal(signedOutKey, String(Date.now()));
}
