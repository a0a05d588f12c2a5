import { chmod, mkdtemp, readdir, rm, statfs } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { codeOf } from "../../server/errors/code-of.ts";

/** Linux's in-memory file system, where a database's commits need not wait for a disk. */
const memory = "/dev/shm";

/** Containers often have 64 MB there; builds and browser profiles need hundreds. */
const enoughBytes = 4 * 2 ** 30;

/**
 * Keeps everything that a test run writes in one folder. It is removed when the workers have ended,
 * or, if the run was killed, by the next run.
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

/** Removes the folders of killed runs. */
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
		// EPERM means that another user's process has this id.
		return codeOf(error) !== "ESRCH";
	}
}
