import { once } from "node:events";
import { Worker } from "node:worker_threads";
import createError from "http-errors";
import type { BuiltContent } from "../build/build-content.ts";
import type { BundleOptions } from "../build/build-options.ts";
import type { Unsaved } from "../content/read-files.ts";
import { createQueue } from "../edit/create-queue.ts";
import type { ContentWriter, Saved } from "../edit/save-contents.ts";
import { ContentError, type Fault } from "../validate/fault.ts";

export type Task =
	| { readonly kind: "compile"; readonly options: BundleOptions }
	| {
			readonly kind: keyof ContentWriter;
			readonly root: string;
			readonly contents: Unsaved;
	  };

export type Answer<Result = unknown> =
	| { readonly result: Result }
	| { readonly faults: readonly Fault[] }
	| { readonly refusal: { readonly status: number; readonly message: string } }
	| { readonly error: unknown };

/**
 * Compiles content in a worker thread, which keeps the loaded modules and the last result. Tasks
 * run one at a time.
 */
export interface ContentCompiler {
	/** @throws ContentError */
	compile(options: BundleOptions): Promise<BuiltContent>;
	/** Checks and writes a project's content. The build then reuses what the check compiled. */
	writerFor(root: string): ContentWriter;
	/** Ends the worker, so that the next task loads all code anew, including the route table. */
	forget(): Promise<void>;
}

/** The worker starts with the first task. */
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
			if (answer && "refusal" in answer)
				throw createError(answer.refusal.status, answer.refusal.message);
			throw answer?.error;
		});
	return {
		compile: (options) => ask<BuiltContent>({ kind: "compile", options }),
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
