import path from "node:path";
import type { TestProject } from "vitest/node";
import { bundle } from "./bundle.ts";

declare module "vitest" {
	interface ProvidedContext {
		/** Folders of the builds that the tests share. */
		builds: { readonly production: string; readonly development: string };
	}
}

/** Builds the site once for all tests: as it is deployed, and with React's warnings. */
export async function setup(project: TestProject): Promise<void> {
	const root = path.resolve(import.meta.dirname, "..");
	const folder = path.join(root, "node_modules/.cache/test-builds");
	const builds = {
		production: path.join(folder, "production"),
		development: path.join(folder, "development"),
	};
	running ??= (async () => {
		await bundle({ root, outdir: builds.production, mode: "production" });
		await bundle({ root, outdir: builds.development, mode: "development" });
	})();
	await running;
	project.provide("builds", builds);
}

let running: Promise<void> | undefined;
