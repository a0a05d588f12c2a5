import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { ContentError, type Fault } from "../validate/fault.ts";
import type { Content } from "./build-content.ts";
import type { BundleOptions } from "./build-options.ts";

/** What the thread answers. */
type Answer =
	| { readonly content: Content }
	| { readonly faults: readonly Fault[] }
	| { readonly error: unknown };

/** Compiles content in a thread of its own, which keeps what it has loaded. */
export interface ContentCompiler {
	/** @throws ContentError */
	compile(options: BundleOptions): Promise<Content>;
	/** Loads the route table and all other code anew at the next time. */
	forget(): Promise<void>;
}

export function createContentCompiler(): ContentCompiler {
	let worker: Worker | undefined;
	return {
		async compile(options) {
			worker ??= new Worker(new URL("content-worker.ts", import.meta.url));
			worker.postMessage(options);
			const [answer]: Answer[] = await once(worker, "message");
			if (answer && "content" in answer) return answer.content;
			if (answer && "faults" in answer) throw new ContentError(answer.faults);
			throw answer?.error;
		},
		async forget() {
			await worker?.terminate();
			worker = undefined;
		},
	};
}
