import { hash } from "node:crypto";
import type { Unsaved } from "../content/read-files.ts";
import { ledgerFile } from "../content/revise-pages.ts";
import { contentIndexFile } from "../content/write-content-index.ts";
import { listEntryEdits } from "./entry-edits.ts";
import { askGit, git } from "./git.ts";
import { formOfFile } from "./groups.ts";
import { isOwnFile, readIfThere } from "./project-files.ts";

/** The paths that the editor changes, and that a commit from it may contain. */
const edited = ["locales", "public/pictures", contentIndexFile];
/** Generated files: committed, but their changes are not shown. */
const made: readonly string[] = [ledgerFile, contentIndexFile];

/** A file that differs from the last commit. */
export interface Edit {
	/** Relative to the project's folder. */
	readonly file: string;
	/** An untracked symbolic link is only named: what it leads to is not content. */
	readonly kind: "new" | "changed" | "deleted" | "symbolic link";
	/** The old and new text of each change; empty for files that are not text. */
	readonly places: readonly Place[];
	/** Whether the file is generated. */
	readonly isMade: boolean;
	/** Whether it is a text that a form edits. */
	readonly isText: boolean;
	/** The address of its form. */
	readonly item: string | undefined;
	/** The text without the edit, if the edit is of one entry of the file. */
	readonly undone?: string | undefined;
}

interface Place {
	readonly before: string;
	readonly after: string;
}

/** The changes since the last commit; undefined if there is no git repository. */
export async function listEdits(
	root: string,
): Promise<readonly Edit[] | undefined> {
	const prefix = await askGit(root, "rev-parse", "--show-prefix");
	if (prefix === undefined) return undefined;
	const status = await git(
		root,
		"status",
		"--porcelain=v1",
		"-z",
		"--no-renames",
		"--untracked-files=all",
		"--",
		...edited,
	);
	const lines = status.split("\0").filter(Boolean);
	const isChanged = lines.some((line) => kindOf(line.slice(0, 2)) !== "new");
	const diffs = isChanged ? await readDiffs(root) : new Map();
	const edits = await Promise.all(
		lines.map(async (line): Promise<Edit[]> => {
			const file = line.slice(3 + prefix.trim().length);
			const status = kindOf(line.slice(0, 2));
			const isLink = status === "new" && !(await isOwnFile(root, file));
			const kind = isLink ? "symbolic link" : status;
			const isMade = made.includes(file);
			const isText = /\.(md|json)$/.test(file) && !isMade && !isLink;
			const list = () =>
				kind === "new" ? listNew(root, file) : (diffs.get(file) ?? []);
			const places = isText ? await list() : [];
			const item = formOfFile(file);
			const edit: Edit = { file, item, kind, places, isMade, isText };
			// A text with a form of its own is one edit.
			return isText && kind === "changed" && !item
				? splitEdit(root, edit)
				: [edit];
		}),
	);
	return edits.flat();
}

/** The edits of the entries of a changed file; the file's own if it has none or cannot be read. */
async function splitEdit(root: string, edit: Edit): Promise<Edit[]> {
	const { file } = edit;
	try {
		const before = await git(root, "show", `HEAD:./${file}`);
		const source = (await readIfThere(root, file)) ?? "";
		const parts = listEntryEdits(file, before, source);
		if (parts.length > 0) return parts.map((part) => ({ ...edit, ...part }));
	} catch {
		// It is shown as a whole.
	}
	return [edit];
}

function kindOf(status: string): Exclude<Edit["kind"], "symbolic link"> {
	if (status.includes("?") || status.includes("A")) return "new";
	return status.includes("D") ? "deleted" : "changed";
}

async function listNew(root: string, file: string): Promise<Place[]> {
	return [{ before: "", after: (await readIfThere(root, file)) ?? "" }];
}

/** What differs from the last commit, by file, of all files at once. */
async function readDiffs(
	root: string,
): Promise<ReadonlyMap<string, readonly Place[]>> {
	const diff = await git(
		root,
		"diff",
		"HEAD",
		"-U0",
		"--no-color",
		"--no-ext-diff",
		"--no-renames",
		"--relative",
		"--src-prefix=/",
		"--dst-prefix=/",
		"--",
		...edited,
	);
	const diffs = diff.split(/^diff --git .*$/m).map((text) => {
		const [head = "", ...hunks] = text.split(/^@@ .*$/m);
		const [, file = ""] =
			/^(?:---|\+\+\+) \/(?!dev\/null$)(.*)$/m.exec(head) ?? [];
		const places = hunks.map((hunk) => ({
			before: linesOf(hunk, "-"),
			after: linesOf(hunk, "+"),
		}));
		return [file, places] as const;
	});
	return new Map(diffs);
}

function linesOf(hunk: string, sign: string): string {
	return hunk
		.split("\n")
		.filter((line) => line.startsWith(sign))
		.map((line) => line.slice(1))
		.join("\n");
}

/** The contents of files without edits; undefined for files that the last commit does not have. */
export async function readUndone(
	root: string,
	edits: readonly Edit[],
): Promise<Unsaved> {
	const texts = edits.map(async ({ file, kind, undone }) => {
		const text =
			kind === "new" ? undefined : await git(root, "show", `HEAD:./${file}`);
		return [file, undone ?? text] as const;
	});
	return new Map(await Promise.all(texts));
}

/** The author that git is configured with, as `Name <address>`; undefined if it has none. */
export async function readAuthor(root: string): Promise<string | undefined> {
	const lines = await askGit(root, "config", "--get-regexp", "^user\\.");
	const values = lines?.split("\n").map((line) => line.split(/ (.*)/));
	const { "user.name": name, "user.email": email } = Object.fromEntries(
		values ?? [],
	);
	return name && email ? `${name.trim()} <${email.trim()}>` : undefined;
}

/**
 * Commits the current state of these files only, whatever else is staged.
 *
 * @throws with git's error output.
 */
export async function commitEdits(
	root: string,
	files: readonly string[],
	message: string,
): Promise<void> {
	await git(root, "add", "--", ...files);
	await git(root, "commit", "--quiet", "-m", message, "--", ...files);
}

/** Identifies the changes shown, so that only these are committed. */
export function versionOf(edits: readonly Edit[]): string {
	return hash("sha256", JSON.stringify(edits)).slice(0, 16);
}
