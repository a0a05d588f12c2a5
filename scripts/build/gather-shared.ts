import path from "node:path";
import type { Plugin } from "esbuild";

const namespace = "late";

/**
 * Gathers all that an entry imports in one chunk. esbuild makes a chunk for each set of entries,
 * those loaded later included, that share a module: dozens of small ones, all of which a first view
 * needs. Here each that is loaded later imports the whole entry, so that there is but one set. The
 * entry has run by then, and a module runs once.
 *
 * @param entry what every page loads, as a path below the root.
 * @param companionsOf what a file that is loaded later goes along with: it is gathered likewise.
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

/** The source of an output that {@link gatherShared} has made an entry, or any other's. */
export function sourceOf(entryPoint: string | undefined): string | undefined {
	return entryPoint?.replace(`${namespace}:`, "");
}
