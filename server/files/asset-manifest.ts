import { readFile } from "node:fs/promises";
import * as z from "zod";

const schema = z.object({
	buildId: z.string().regex(/^[a-z0-9]+$/),
	/** Build time, in milliseconds since 1970. */
	timestamp: z.number().int(),
	stylesheet: z.string(),
	/** Loaded in addition by pages behind the sign-in. */
	staffStylesheet: z.string(),
	/** A fallback for browsers that do not support the main stylesheet. */
	oldStylesheet: z.string(),
	/** Fonts of Latin headings. */
	fonts: z.array(z.string()),
	/** Tells browsers which links to prefetch before hydration. */
	speculationRules: z.string(),
	script: z.string(),
	/** Blocks the first paint to set theme and language. */
	startScript: z.string(),
	/** The error pages' own script, which has no dependencies. */
	errorScript: z.string(),
	/** Modules that the script imports statically. */
	scriptImports: z.array(z.string()),
	/** By page component: its chunk and that chunk's further imports. */
	pages: z.record(z.string(), z.array(z.string())),
});

/** The build's files for browsers: addresses by purpose. */
export type AssetManifest = z.output<typeof schema>;

/**
 * Reads the build's `manifest.json`.
 *
 * @throws when it is missing or invalid.
 */
export async function readAssetManifest(file: string): Promise<AssetManifest> {
	return schema.parse(JSON.parse(await readFile(file, "utf8")));
}
