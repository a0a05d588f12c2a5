import {
	cp,
	mkdtemp,
	readFile,
	rm,
	symlink,
	writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { bundle } from "../build/bundle.ts";

const root = path.resolve(import.meta.dirname, "../..");
const sources = ["client", "server", "shared", "locales", "public"];

/** The build that a test deploys after the first one. */
export interface NextBuild {
	/** Its folder. */
	readonly dist: string;
	remove(): Promise<void>;
}

/**
 * Builds the site again, with another title of the careers page, which begins with
 * `Second build: `, and another chunk of the login page.
 */
export async function buildNext(): Promise<NextBuild> {
	// Node runs no TypeScript inside node_modules, and the server needs what is in it.
	const copy = await mkdtemp(path.join(tmpdir(), "next-"));
	const dist = path.join(root, "node_modules/.cache", path.basename(copy));
	for (const name of [...sources, "package.json"])
		await cp(path.join(root, name), path.join(copy, name), {
			recursive: true,
		});
	await symlink(
		path.join(root, "node_modules"),
		path.join(copy, "node_modules"),
	);
	await edit(path.join(copy, "locales/en-US/careers.json"), (text) =>
		text.replace('"title": "', '"title": "Second build: '),
	);
	await edit(
		path.join(copy, "client/pages/LoginPage.tsx"),
		(text) => `${text}\nexport const build = 2;\n`,
	);
	await bundle({ root: copy, outdir: dist, mode: "production" });
	return {
		dist,
		async remove() {
			for (const folder of [copy, dist])
				await rm(folder, { recursive: true, force: true });
		},
	};
}

async function edit(
	file: string,
	change: (text: string) => string,
): Promise<void> {
	await writeFile(file, change(await readFile(file, "utf8")));
}
