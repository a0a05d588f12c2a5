import { loadChunk } from "../failures/load-errors.ts";
import type { LoadedPage } from "./loaded-page.ts";
import { announce } from "./navigation-status.ts";

let head: typeof import("./update-head.ts") | undefined;

/** Loads what writes titles and descriptions. No page needs it whose head the server has written. */
export async function loadHead(): Promise<void> {
	head ??= await loadChunk(() => import("./update-head.ts"));
}

/** Writes the page's head into the document, at once where it was loaded here, and announces it. */
export function nameDocument(loaded: LoadedPage): void {
	if (!head)
		return void loadHead().then(() => nameDocument(loaded), console.error);
	head.updateHead(loaded);
	announce(document.title);
}
