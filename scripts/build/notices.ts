import { glob, readFile } from "node:fs/promises";
import path from "node:path";

/**
 * The licences of all packages of which something is in a bundle, as their authors wrote them:
 * most want to be with every copy.
 *
 * @param inputs paths of the bundle's sources below the root, as esbuild's metafile has them.
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
		const { name, version, license } = JSON.parse(
			await readFile(path.join(root, folder, "package.json"), "utf8"),
		);
		const text = await readLicence(path.join(root, folder));
		// Some say it in their package.json alone.
		return `${name} ${version}\n\n${text?.trim() ?? license}\n`;
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
