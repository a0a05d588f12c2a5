import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Revisions } from "../../server/discovery/revisions.ts";
import { ledgerFile } from "../content/revise-pages.ts";

const run = promisify(execFile);

/**
 * Runs git in a folder; returned paths are relative to it.
 *
 * @returns git's standard output.
 * @throws if git fails or is not installed.
 */
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

/** Like {@link git}, but returns undefined on failure. */
export function askGit(
	root: string,
	...args: readonly string[]
): Promise<string | undefined> {
	return git(root, ...args).catch(() => undefined);
}

/**
 * The ledger in the last commit. An edit that is undone before the next commit gets its old date
 * back.
 */
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
