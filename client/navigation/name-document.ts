import { loadChunk } from "../failures/load-errors.ts";
import type { LoadedPage } from "./entry.ts";
import { announce } from "./navigation-status.ts";

let head: typeof import("./update-head.ts") | undefined;

/** Loads the code that updates the head, which server-rendered pages do not need. */
export async function loadHead(): Promise<void> {
	head ??= await loadChunk(() => import("./update-head.ts"));
}

/** Updates the document's head and announces the page. Synchronous once the code has loaded. */
export function nameDocument(loaded: LoadedPage): void {
	if (!head)
		return void loadHead().then(() => nameDocument(loaded), console.error);
	head.updateHead(loaded);
	announce(document.title);
}
