import { chmod, mkdtemp, rm, statfs } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

/** Linux's file system in memory, where a database's commits wait for no disk. */
const memory = "/dev/shm";

/** Containers often have 64 MB of it; builds and browsers' profiles take hundreds. */
const enoughBytes = 4 * 2 ** 30;

/**
 * Has all that a run of tests writes below one folder, which goes when its workers have ended, by
 * whatever signal.
 */
export default async function setUp(): Promise<() => Promise<void>> {
	const { TMPDIR } = process.env;
	const parent = TMPDIR ?? ((await hasRoom(memory)) ? memory : tmpdir());
	const folder = await mkdtemp(path.join(parent, "tests-"));
	// PostgreSQL runs as somebody else.
	await chmod(folder, 0o711);
	process.env.TMPDIR = folder;
	return async () => {
		process.env.TMPDIR = TMPDIR;
		if (TMPDIR === undefined) delete process.env.TMPDIR;
		await rm(folder, { recursive: true });
	};
}

async function hasRoom(folder: string): Promise<boolean> {
	const room = await statfs(folder).catch(() => undefined);
	return room !== undefined && room.bavail * room.bsize >= enoughBytes;
}
