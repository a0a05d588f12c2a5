import type { Words } from "../words/words.ts";

/** What the script says, in the language of the page. */
export const words: Words["client"] = JSON.parse(
	document.documentElement.dataset.words ?? "{}",
);
