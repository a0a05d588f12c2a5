import { parentPort } from "node:worker_threads";
import { ContentError } from "../validate/fault.ts";
import { compileContent } from "./build-content.ts";
import type { BundleOptions } from "./build-options.ts";

/** Compiles content for whoever started it, as often as it is asked to. */
parentPort?.on("message", (options: BundleOptions) => void answer(options));

async function answer(options: BundleOptions): Promise<void> {
	try {
		parentPort?.postMessage({ content: await compileContent(options) });
	} catch (error) {
		parentPort?.postMessage(
			error instanceof ContentError ? { faults: error.faults } : { error },
		);
	}
}
