import { readFile } from "node:fs/promises";
import path from "node:path";
import { ledgerFile } from "../content/revise-pages.ts";
import { contentIndexFile } from "../content/write-content-index.ts";
import { askGit, git } from "./git.ts";

/** What an editor changes, and a commit made here holds. */
const edited = ["locales", "public/pictures", contentIndexFile];
/** Written by programs: committed, and not shown. */
const made: readonly string[] = [ledgerFile, contentIndexFile];

/** A file that is not as in the last commit. */
export interface Edit {
	/** Path from the project's folder. */
	readonly file: string;
	readonly kind: "new" | "changed" | "deleted";
	/** What was there, and what is: one a place. Empty for what is no text. */
	readonly places: readonly Place[];
	/** Whether a program wrote it. */
	readonly isMade: boolean;
}

interface Place {
	readonly before: string;
	readonly after: string;
}

/** What has changed since the last commit; undefined where there is no git. */
export async function listEdits(
	root: string,
): Promise<readonly Edit[] | undefined> {
	const prefix = await askGit(root, "rev-parse", "--show-prefix");
	if (prefix === undefined) return undefined;
	const status = await git(
		root,
		...["status", "--porcelain=v1", "-z", "--no-renames"],
		...["--untracked-files=all", "--", ...edited],
	);
	const lines = status.split("\0").filter(Boolean);
	return Promise.all(
		lines.map(async (line): Promise<Edit> => {
			const file = line.slice(3 + prefix.trim().length);
			const kind = kindOf(line.slice(0, 2));
			const isMade = made.includes(file);
			const isText = /\.(md|json)$/.test(file) && !isMade;
			const places = isText ? await listPlaces(root, file, kind) : [];
			return { file, kind, places, isMade };
		}),
	);
}

function kindOf(status: string): Edit["kind"] {
	if (status.includes("?") || status.includes("A")) return "new";
	return status.includes("D") ? "deleted" : "changed";
}

async function listPlaces(
	root: string,
	file: string,
	kind: Edit["kind"],
): Promise<Place[]> {
	if (kind === "new") {
		const after = await readFile(path.join(root, file), "utf8");
		return [{ before: "", after }];
	}
	const diff = await git(
		root,
		...["diff", "HEAD", "-U0", "--no-color", "--no-ext-diff", "--no-renames"],
		...["--", file],
	);
	const [, ...hunks] = diff.split(/^@@ .*$/m);
	return hunks.map((hunk) => ({
		before: linesOf(hunk, "-"),
		after: linesOf(hunk, "+"),
	}));
}

function linesOf(hunk: string, sign: string): string {
	return hunk
		.split("\n")
		.filter((line) => line.startsWith(sign))
		.map((line) => line.slice(1))
		.join("\n");
}

/** Who commits, as git is set up: `Name <address>`; undefined while it is not. */
export async function readAuthor(root: string): Promise<string | undefined> {
	const [name, email] = await Promise.all(
		["user.name", "user.email"].map((key) => askGit(root, "config", key)),
	);
	return name && email ? `${name.trim()} <${email.trim()}>` : undefined;
}

/** Commits files as they are, and nothing else that may be staged. @throws with git's words. */
export async function commitEdits(
	root: string,
	files: readonly string[],
	message: string,
): Promise<void> {
	await git(root, "add", "--", ...files);
	await git(root, "commit", "--quiet", "-m", message, "--", ...files);
}
