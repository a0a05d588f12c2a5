import type { AssetManifest } from "../../server/files/asset-manifest.ts";
import { type Code, createCodeBuilder } from "./build-code.ts";
import { type BuiltContent, compileContent } from "./build-content.ts";
import { listBuildFiles } from "./build-files.ts";
import { hashBuild } from "./build-hash.ts";
import type { BundleOptions } from "./build-options.ts";
import { requireBuildFolder } from "./require-build-folder.ts";
import { createBuildUpdater, type WriteBuild } from "./update-build.ts";
import { writeBuild } from "./write-build.ts";

/**
 * What has changed: code in `server`, `client` and `shared`, or content in `locales` and `public`.
 */
interface Changes {
	readonly code: boolean;
	readonly content: boolean;
}

export interface Bundler {
	/** Builds what has changed, or everything, and writes the whole build. */
	bundle(changes?: Changes): Promise<AssetManifest>;
	dispose(): Promise<void>;
}

/** Builds the server, the browser's files and the manifest that connects them, once. */
export async function bundle(options: BundleOptions): Promise<AssetManifest> {
	const bundler = await createBundler(options);
	try {
		return await bundler.bundle();
	} finally {
		await bundler.dispose();
	}
}

/**
 * Creates a builder for repeated builds, which reuses what has not changed.
 *
 * @param compile compiles the content.
 * @throws {CommandError} if the output folder holds anything but a build.
 */
export async function createBundler(
	options: BundleOptions,
	compile = compileContent,
): Promise<Bundler> {
	await requireBuildFolder(options.outdir);
	const builder = await createCodeBuilder(options);
	const write: WriteBuild =
		options.mode === "development"
			? createBuildUpdater(options)
			: (files) => writeBuild(options, files);
	let code: Code | undefined;
	let content: BuiltContent | undefined;
	return {
		async bundle(changes = { code: true, content: true }) {
			// What failed is made again the next time; what only waited for the other is kept.
			if (changes.code) code = undefined;
			if (changes.content) content = undefined;
			// Waits for both, so that neither keeps running after a build has failed.
			const [built, compiled] = await Promise.allSettled([
				code ?? builder.build(),
				content ?? compile(options),
			]);
			if (built.status === "fulfilled") code = built.value;
			if (compiled.status === "fulfilled") content = compiled.value;
			const reasons = [built, compiled].flatMap((result) =>
				result.status === "rejected" ? [result.reason] : [],
			);
			if (reasons.length > 1) throw new AggregateError(reasons);
			if (built.status === "rejected") throw built.reason;
			if (compiled.status === "rejected") throw compiled.reason;
			code = built.value;
			// esbuild may have read the content index before it was rewritten.
			if (compiled.value.hasNewIndex) code = await builder.build();
			const files = await listBuildFiles(options.root, code, compiled.value);
			const manifest = {
				buildId: await hashBuild(files),
				timestamp: Date.now(),
				...code.entries,
			};
			const text = JSON.stringify(manifest, null, 2);
			await write(new Map([...files, ["manifest.json", text]]));
			return manifest;
		},
		dispose: () => builder.dispose(),
	};
}
