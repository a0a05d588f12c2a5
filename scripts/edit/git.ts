import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Revisions } from "../../server/discovery/revisions.ts";
import { ledgerFile } from "../content/revise-pages.ts";

const run = promisify(execFile);

/** What git answers in a folder, paths from that folder. @throws when it fails or is not there. */
export async function git(
	root: string,
	...args: readonly string[]
): Promise<string> {
	const { stdout } = await run("git", ["-c", "core.quotePath=false", ...args], {
		cwd: root,
		maxBuffer: 1 << 26,
		env: { ...process.env, GIT_OPTIONAL_LOCKS: "0" },
	});
	return stdout;
}

/** Like {@link git}, or undefined. */
export function askGit(
	root: string,
	...args: readonly string[]
): Promise<string | undefined> {
	return git(root, ...args).catch(() => undefined);
}

/** The ledger of the last commit: an edit that is taken back leaves no date behind. */
export async function readCommittedLedger(
	root: string,
): Promise<Revisions | undefined> {
	const text = await askGit(root, "show", `HEAD:./${ledgerFile}`);
	try {
		return text === undefined ? undefined : JSON.parse(text);
	} catch {
		return undefined;
	}
}
