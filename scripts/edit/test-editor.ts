import { execFileSync } from "node:child_process";
import { cp, readFile } from "node:fs/promises";
import path from "node:path";
import request from "supertest";
import { localeCodes } from "../../shared/locales.ts";
import { compileSources } from "../content/compile/compile-messages.ts";
import { createSourceCompiler } from "../content/compile/compile-once.ts";
import { planRevision } from "../content/revise-pages.ts";
import { createEditor } from "./create-editor.ts";
import { createContentWriter } from "./save-contents.ts";
import { copyTree } from "./test-tree.ts";

const origin = "http://127.0.0.1:3100";
export const position = "positions/consultant-china-desk";

/** Many tests save the same content, and all start from the same. */
const compile = createSourceCompiler(compileSources, 8);

/** An editor for a copy of the project's content. */
export async function openEditor() {
	const root = await copyTree();
	const app = createEditor({
		root,
		locales: localeCodes,
		origin,
		view: "http://127.0.0.1:3101",
		writer: createContentWriter(root, compile),
		assets: {},
	});
	const own = { Host: "127.0.0.1:3100", Origin: origin };
	return {
		root,
		read: (name: string) => readFile(path.join(root, name), "utf8"),
		show: (item = position, headers = {}) =>
			request(app)
				.get(`/${item}`)
				.set({ ...own, ...headers }),
		post: (body?: URLSearchParams, item = position, headers = {}) =>
			request(app)
				.post(`/${item}`)
				.type("form")
				.set({ ...own, ...headers })
				.send(String(body ?? "")),
		upload: (name: string, body: Buffer, headers = {}) =>
			request(app)
				.post(`/pictures/${name}`)
				.type("image/png")
				.set({ ...own, ...headers })
				.send(body),
		/** The pages that `npm run revise` would date. */
		listStale: async () =>
			(await planRevision(root, (await compile(root)).locales)).stale,
		git: (...args: readonly string[]) =>
			execFileSync("git", args, { cwd: root, encoding: "utf8" }),
	};
}

/** An editor for a working tree with one commit. */
export async function openCommitted() {
	const editor = await openEditor();
	first ??= commitTree();
	await cp(path.join(await first, ".git"), path.join(editor.root, ".git"), {
		recursive: true,
	});
	return editor;
}

let first: Promise<string> | undefined;

/** Commits a copy of the project's content, in a folder that no test changes. */
async function commitTree(): Promise<string> {
	const { root, git } = await openEditor();
	git("init", "--quiet", "--template=");
	git("config", "user.name", "Mei Lin");
	git("config", "user.email", "mei@example.com");
	git("config", "core.hooksPath", "none");
	git("config", "core.compression", "0");
	// Copies have other inodes, but the same sizes and times.
	git("config", "core.checkStat", "minimal");
	git("config", "core.trustctime", "false");
	git("add", "locales", "shared", "public");
	git("commit", "--quiet", "-m", "first");
	git("repack", "--quiet", "-a", "-d");
	return root;
}
