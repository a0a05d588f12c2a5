import { rm } from "node:fs/promises";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { bundle } from "../build/bundle.ts";

const root = path.resolve(import.meta.dirname, "../..");
/** Of this run alone, so that runs side by side do not meet. */
const folder = path.join(
	root,
	`node_modules/.cache/test-builds-${process.pid}`,
);

declare module "vitest" {
	interface ProvidedContext {
		/** Folders of the builds that the tests share. */
		builds: { readonly production: string; readonly development: string };
	}
}

/** Builds the site once for all tests: as it is deployed, and with React's warnings. */
export async function setup(project: TestProject): Promise<void> {
	const builds = {
		production: path.join(folder, "production"),
		development: path.join(folder, "development"),
	};
	running ??= (async () => {
		await bundle({
			root,
			outdir: builds.production,
			mode: "production",
			cards: true,
		});
		await bundle({ root, outdir: builds.development, mode: "development" });
	})();
	await running;
	project.provide("builds", builds);
}

/** Removes what this run has built. */
export async function teardown(): Promise<void> {
	await rm(folder, { recursive: true, force: true });
}

let running: Promise<void> | undefined;
