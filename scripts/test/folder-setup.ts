import { chmod, mkdtemp, readdir, rm, statfs } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { codeOf } from "../../server/errors/code-of.ts";

/** Linux's file system in memory, where a database's commits wait for no disk. */
const memory = "/dev/shm";

/** Containers often have 64 MB of it; builds and browsers' profiles take hundreds. */
const enoughBytes = 4 * 2 ** 30;

/**
 * Has all that a run of tests writes below one folder, which goes when its workers have ended, or,
 * where the run was killed, with the next one.
 */
export default async function setUp(): Promise<() => Promise<void>> {
	const { TMPDIR } = process.env;
	const parent = TMPDIR ?? ((await hasRoom(memory)) ? memory : tmpdir());
	await removeAbandoned(parent);
	const folder = await mkdtemp(path.join(parent, `tests-${process.pid}-`));
	// PostgreSQL runs as another user.
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

/** Removes what runs have left that were killed. */
async function removeAbandoned(parent: string): Promise<void> {
	for (const name of await readdir(parent)) {
		const [, pid] = /^tests-(\d+)-/.exec(name) ?? [];
		if (pid && !isRunning(Number(pid)))
			await rm(path.join(parent, name), { recursive: true, force: true });
	}
}

function isRunning(pid: number): boolean {
	try {
		return process.kill(pid, 0);
	} catch (error) {
		// One of somebody else's may not be asked.
		return codeOf(error) !== "ESRCH";
	}
}
