import { parentPort } from "node:worker_threads";
import createError from "http-errors";
import { compileContent } from "../build/build-content.ts";
import { createSourceCompiler } from "../content/compile/compile-once.ts";
import { createContentWriter } from "../edit/save-contents.ts";
import { ContentError } from "../validate/fault.ts";
import type { Answer, Task } from "./compile-aside.ts";

/** Shared by all tasks, so that the build reuses what a check has compiled. */
const compile = createSourceCompiler();

/** Compiles content for the parent thread, one task a message. */
parentPort?.on("message", (task: Task) => void answer(task));

async function answer(task: Task): Promise<void> {
	const send = (answer: Answer) => parentPort?.postMessage(answer);
	try {
		send({ result: await perform(task) });
	} catch (error) {
		send(tellFailure(error));
	}
}

/** What has to survive the copy between threads, which keeps only an error's message and stack. */
function tellFailure(error: unknown): Answer {
	if (error instanceof ContentError) return { faults: error.faults };
	if (!createError.isHttpError(error)) return { error };
	return { refusal: { status: error.status, message: error.message } };
}

function perform(task: Task): Promise<unknown> {
	if (task.kind === "compile") return compileContent(task.options, compile);
	return createContentWriter(task.root, compile)[task.kind](task.contents);
}
