import { chunkErrorEvent } from "./raise-chunk-error.ts";

/**
 * Has what nothing caught told to the server: errors, rejections, files that cannot be loaded, and
 * what React reports of a hydration that it had to mend. What tells is loaded with the first of
 * them; where it cannot be loaded, nothing can be told.
 */
export function watchErrors(): void {
	for (const type of ["error", "unhandledrejection", chunkErrorEvent])
		addEventListener(type, (event) => {
			import("./tell-error.ts")
				.then(({ tellError }) => tellError(event))
				.catch(() => {});
		});
}
