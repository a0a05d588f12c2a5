import { readFile } from "node:fs/promises";
import * as z from "zod";

const schema = z.object({
	buildId: z.string().regex(/^[a-z0-9]+$/),
	/** When the build was made, in milliseconds since the epoch. */
	timestamp: z.number().int(),
	stylesheet: z.string(),
	/** What pages behind the sign-in load besides. */
	staffStylesheet: z.string(),
	/** The same for engines that know too little for that one. */
	oldStylesheet: z.string(),
	/** Fonts that headings of Latin script are set in. */
	fonts: z.array(z.string()),
	/** What browsers may fetch of links before scripts have taken the page over. */
	speculationRules: z.string(),
	script: z.string(),
	/** What a page's head waits for: theme and language, before the first paint. */
	startScript: z.string(),
	/** The error pages' own script, which needs nothing else. */
	errorScript: z.string(),
	/** Modules that the script imports at once. */
	scriptImports: z.array(z.string()),
	/** By page component: its chunk and what that imports besides. */
	pages: z.record(z.string(), z.array(z.string())),
});

/** What the build made for browsers: addresses by purpose. */
export type AssetManifest = z.output<typeof schema>;

/** Reads `manifest.json` from the build's folder. Throws when the build is missing or broken. */
export async function readAssetManifest(file: string): Promise<AssetManifest> {
	return schema.parse(JSON.parse(await readFile(file, "utf8")));
}
