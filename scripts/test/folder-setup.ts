import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

/**
 * Has all that a run of tests writes below one folder, which goes when its workers have ended, by
 * whatever signal.
 */
export default async function setUp(): Promise<() => Promise<void>> {
	const folder = await mkdtemp(path.join(tmpdir(), "tests-"));
	// PostgreSQL runs as somebody else.
	await chmod(folder, 0o711);
	const { TMPDIR } = process.env;
	process.env.TMPDIR = folder;
	return async () => {
		process.env.TMPDIR = TMPDIR;
		if (TMPDIR === undefined) delete process.env.TMPDIR;
		await rm(folder, { recursive: true });
	};
}
