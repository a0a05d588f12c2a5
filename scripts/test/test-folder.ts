import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/**
 * Makes an empty folder of a test's own. It goes with the whole run and not with the test, for what
 * a test has started may still write into it.
 */
export function makeFolder(): string {
	return mkdtempSync(path.join(tmpdir(), "test-"));
}
