import path from "node:path";
import type { Plugin } from "esbuild";

const namespace = "late";

/**
 * Gathers everything that an entry imports in one chunk. esbuild makes a chunk for each set of
 * entries and dynamic imports that share a module: dozens of small ones, all of which a first view
 * needs. Here every dynamically imported file also imports the whole entry, so that there is only
 * one such set. By then the entry has run, and a module runs only once.
 *
 * @param entry the file that every page loads, relative to the root.
 * @param companionsOf further files that a dynamically imported file also imports.
 */
export function gatherShared(
	root: string,
	entry: string,
	companionsOf: (file: string) => readonly string[],
): Plugin {
	return {
		name: "gather-shared",
		setup(build) {
			build.onResolve({ filter: /^\./ }, async (args) => {
				if (args.kind !== "dynamic-import" || args.pluginData === namespace)
					return undefined;
				const { resolveDir, importer, kind } = args;
				const found = await build.resolve(args.path, {
					resolveDir,
					importer,
					kind,
					pluginData: namespace,
				});
				if (found.errors.length > 0) return { errors: found.errors };
				return { path: path.relative(root, found.path), namespace };
			});
			build.onLoad({ filter: /./, namespace }, ({ path: file }) => {
				const imports = [entry, ...companionsOf(file)].map(
					(source) => `import "./${source}";`,
				);
				return {
					contents: `${imports.join("")} export * from "./${file}";`,
					resolveDir: root,
				};
			});
		},
	};
}

/** The source of an output, with the prefix of {@link gatherShared} removed. */
export function sourceOf(entryPoint: string | undefined): string | undefined {
	return entryPoint?.replace(`${namespace}:`, "");
}
