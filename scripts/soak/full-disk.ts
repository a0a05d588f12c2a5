import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** A data folder whose disk can be filled. */
export interface Disk {
	readonly name: string;
	readonly folder: string;
	/** Leaves the process no space. */
	fill(pid: number | undefined): Promise<void>;
	/** Makes space available again. */
	free(pid: number | undefined): Promise<void>;
	remove(): Promise<void>;
}

/**
 * A folder whose files cannot grow while the process's file size limit applies. Needs no
 * privileges. Writes fail with EFBIG instead of ENOSPC.
 */
export async function limitedDisk(): Promise<Disk> {
	const folder = await mkdtemp(path.join(tmpdir(), "disk-"));
	const limit = (pid: number | undefined, bytes: string) =>
		run("prlimit", ["--pid", String(pid), `--fsize=${bytes}:unlimited`]);
	return {
		name: "files that cannot grow",
		folder,
		fill: async (pid) => void (await limit(pid, "1")),
		free: async (pid) => void (await limit(pid, "unlimited")),
		remove: () => rm(folder, { recursive: true, force: true }),
	};
}

/** A small in-memory disk; undefined if mounting is not permitted. */
export async function smallDisk(): Promise<Disk | undefined> {
	const folder = await mkdtemp(path.join(tmpdir(), "disk-"));
	const bytes = 32 * 1024 * 1024;
	const ballast = path.join(folder, "ballast");
	const options = ["-t", "tmpfs", "-o", `size=${bytes}`, "tmpfs", folder];
	try {
		await run("mount", options);
	} catch {
		await rm(folder, { recursive: true });
		return undefined;
	}
	return {
		name: "a full disk",
		folder,
		async fill() {
			await writeFile(ballast, Buffer.alloc(bytes)).catch(() => undefined);
		},
		free: () => rm(ballast),
		async remove() {
			await run("umount", [folder]);
			await rm(folder, { recursive: true });
		},
	};
}
