import { glob, readFile } from "node:fs/promises";
import path from "node:path";

/**
 * The licence texts of all bundled packages: most licences require them to be included in every
 * copy. Their versions are left out, because the file is public, and would tell which of the server's
 * faults are known.
 *
 * @param inputs source paths relative to the root, from esbuild's metafile.
 */
export async function collectNotices(
	root: string,
	inputs: readonly string[],
): Promise<string> {
	const folders = new Set(
		inputs.flatMap((input) => {
			const [folder] =
				/^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(input) ?? [];
			return folder ?? [];
		}),
	);
	const notices = [...folders].sort().map(async (folder) => {
		const { name, license } = JSON.parse(
			await readFile(path.join(root, folder, "package.json"), "utf8"),
		);
		const text = await readLicence(path.join(root, folder));
		// Some packages state their licence only in package.json.
		return `${name}\n\n${text?.trim() ?? license}\n`;
	});
	return (await Promise.all(notices)).join(`\n${"-".repeat(72)}\n\n`);
}

async function readLicence(folder: string): Promise<string | undefined> {
	for await (const name of glob("{LICENSE,LICENCE,license,licence}*", {
		cwd: folder,
	}))
		return readFile(path.join(folder, name), "utf8");
	return undefined;
}
