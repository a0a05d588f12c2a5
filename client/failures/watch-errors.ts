import { chunkErrorEvent } from "./raise-chunk-error.ts";

/**
 * Reports uncaught errors, rejections, files that failed to load, and hydration errors that React
 * recovered from. The reporting code loads with the first of them; if that fails, nothing is
 * reported.
 */
export function watchErrors(): void {
	for (const type of ["error", "unhandledrejection", chunkErrorEvent])
		addEventListener(type, (event) => {
			import("./tell-error.ts")
				.then(({ tellError }) => tellError(event))
				.catch(() => {});
		});
}
