import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { whenWorkerEnds } from "./test-worker.ts";

/**
 * Makes an empty folder of a test's own. It goes with the worker and not with the test, for what a
 * test has started may still write into it.
 */
export function makeFolder(): string {
	base ??= makeBase();
	const folder = path.join(base, String(++made));
	mkdirSync(folder);
	return folder;
}

/** All folders of a worker. */
let base: string | undefined;
let made = 0;

function makeBase(): string {
	const folder = mkdtempSync(path.join(tmpdir(), "test-"));
	whenWorkerEnds(() => rmSync(folder, { recursive: true, force: true }));
	return folder;
}
