import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { Content } from "../build/build-content.ts";
import type { BundleOptions } from "../build/build-options.ts";
import type { Unsaved } from "../content/read-files.ts";
import { createQueue } from "../edit/create-queue.ts";
import type { ContentWriter, Saved } from "../edit/save-contents.ts";
import { ContentError, type Fault } from "../validate/fault.ts";

/** What the thread is asked for. */
export type Task =
	| { readonly kind: "compile"; readonly options: BundleOptions }
	| {
			readonly kind: keyof ContentWriter;
			readonly root: string;
			readonly contents: Unsaved;
	  };

/** What it answers. */
export type Answer<Result = unknown> =
	| { readonly result: Result }
	| { readonly faults: readonly Fault[] }
	| { readonly error: unknown };

/**
 * Compiles content in a thread of its own, which keeps what it has loaded, and what it has compiled
 * last. Tasks are done one after the other.
 */
export interface ContentCompiler {
	/** @throws ContentError */
	compile(options: BundleOptions): Promise<Content>;
	/** Judges and writes content of a project: what it has written is not compiled again. */
	writerFor(root: string): ContentWriter;
	/** Loads the route table and all other code anew at the next time. */
	forget(): Promise<void>;
}

/** Starts the worker with the first task. */
export function createContentCompiler(): ContentCompiler {
	let worker: Worker | undefined;
	const queue = createQueue();
	const ask = <Result>(task: Task): Promise<Result> =>
		queue(async () => {
			worker ??= new Worker(new URL("content-worker.ts", import.meta.url));
			worker.postMessage(task);
			const [answer]: Answer<Result>[] = await once(worker, "message");
			if (answer && "result" in answer) return answer.result;
			if (answer && "faults" in answer) throw new ContentError(answer.faults);
			throw answer?.error;
		});
	return {
		compile: (options) => ask<Content>({ kind: "compile", options }),
		writerFor: (root) => ({
			try: (contents) => ask<readonly Fault[]>({ kind: "try", root, contents }),
			save: (contents) => ask<Saved>({ kind: "save", root, contents }),
		}),
		forget: () =>
			queue(async () => {
				await worker?.terminate();
				worker = undefined;
			}),
	};
}
