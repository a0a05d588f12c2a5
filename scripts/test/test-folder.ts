import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/**
 * Creates an empty folder for a test. It is removed with the whole run and not with the test,
 * because processes that the test has started may still write into it.
 */
export function makeFolder(): string {
	return mkdtempSync(path.join(tmpdir(), "test-"));
}
