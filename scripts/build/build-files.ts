import { glob, readFile } from "node:fs/promises";
import path from "node:path";
import { ledgerFile } from "../content/revise-pages.ts";
import { makeBillOfMaterials } from "./bill-of-materials.ts";
import type { Code } from "./build-code.ts";
import type { BuiltContent } from "./build-content.ts";
import type { BuildFile } from "./build-hash.ts";
import { serverStart } from "./server-start.ts";
import { listTraditional } from "./traditional-characters.ts";

/** The program that starts the server, relative to the build's folder. */
export const startFile = "server/start";

/** All files of a build but its manifest, by path relative to its folder. */
export async function listBuildFiles(
	root: string,
	code: Omit<Code, "entries">,
	content: BuiltContent,
): Promise<ReadonlyMap<string, BuildFile>> {
	const lock = await readFile(path.join(root, "package-lock.json"), "utf8");
	const entries: readonly (readonly [string, BuildFile])[] = [
		...(await listPublic(root)),
		...below("client", code.files),
		...below("client", content.documents),
		...copies("client", content.cards),
		...copies("dated", content.datedCards),
		...below("server", code.programs),
		...below("maps", code.maps),
		[startFile, serverStart],
		...content.messages,
		[ledgerFile, { from: path.join(root, ledgerFile) }],
		["bom.cdx.json", makeBillOfMaterials(JSON.parse(lock))],
		["traditional.json", JSON.stringify(listTraditional())],
		["dated.json", JSON.stringify(content.dated)],
		["reminders.json", JSON.stringify(content.reminders)],
		// Says what the programs are, so that Node need not detect it.
		["server/package.json", JSON.stringify({ type: "commonjs" })],
	];
	return new Map(entries);
}

async function listPublic(root: string): Promise<[string, BuildFile][]> {
	const folder = path.join(root, "public");
	const found = await Array.fromAsync(
		glob("**/*", { cwd: folder, withFileTypes: true }),
	);
	return found
		.filter((entry) => entry.isFile())
		.map((entry) => {
			const from = path.join(entry.parentPath, entry.name);
			return [path.join("client", path.relative(folder, from)), { from }];
		});
}

function below(
	folder: string,
	files: Iterable<readonly [string, string | Uint8Array]>,
): [string, BuildFile][] {
	return [...files].map(([name, contents]) => [
		path.join(folder, name),
		contents,
	]);
}

function copies(
	folder: string,
	files: ReadonlyMap<string, string>,
): [string, BuildFile][] {
	return [...files].map(([name, from]) => [path.join(folder, name), { from }]);
}
