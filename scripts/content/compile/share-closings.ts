import { isObject } from "../../../shared/is-object.ts";
import type { Tree } from "./fill-entries.ts";

/** Pages whose text asks readers to write. */
const asking: ReadonlySet<string> = new Set([
	"contact-specialists",
	"get-started",
]);

/** Gives the pages of a service or an industry its closing sentence, unless they have their own. */
export function shareClosings(files: Map<string, Tree>): void {
	for (const [name, file] of files) {
		const closing = isObject(file.index) ? file.index.closing : undefined;
		if (closing === undefined) continue;
		files.set(
			name,
			Object.fromEntries(
				Object.entries(file).map(([key, copy]) => [
					key,
					isObject(copy) && !asking.has(key) ? { closing, ...copy } : copy,
				]),
			),
		);
	}
}
