import { mkdirSync } from "node:fs";
import path from "node:path";
import { expect } from "vitest";
import { createApp } from "../../server/app.ts";
import { readConfig } from "../../server/config/config.ts";
import type { AppDependencies } from "../../server/dependencies.ts";
import { buildDependencies } from "../../server/dependencies.ts";
import { createTestLogger } from "../../server/log/test-logs.ts";
import { brotli } from "../../server/pages/cache/cached-page.ts";
import { createPageCache } from "../../server/pages/cache/page-cache.ts";
import { type Build, readBuild } from "../../server/read-build.ts";
import { testBuild } from "./test-build.ts";
import { makeFolder } from "./test-folder.ts";

/** User agents for requests. */
export const agents = {
	person:
		"Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
	robot:
		"Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
};

/**
 * The dependencies of a real app on the production build, configured by environment variables.
 *
 * @param other a different build or clock; `now` returns milliseconds since the epoch.
 */
export async function testDependencies(
	env: Record<string, string> = {},
	other: { readonly build?: Build; readonly now?: () => number } = {},
): Promise<AppDependencies> {
	const config = readConfig({
		DATA_DIR: dataDir(),
		...env,
	});
	build ??= testBuild("production").then(readBuild);
	const dependencies = await buildDependencies(
		config,
		other.build ?? (await build),
		createTestLogger("silent"),
		{ isDraining: false },
		other.now,
	);
	// At best quality, each page takes a tenth of a second of a processor.
	const recompress = (bytes: Buffer) => brotli(bytes, "quick");
	const { pageCacheBytes } = config;
	return {
		...dependencies,
		pageCache: createPageCache(pageCacheBytes, other.now, recompress),
	};
}

/** Shared by all apps of a worker. */
let build: Promise<Build> | undefined;

/** The real app, with overridden dependencies. */
export async function createTestApp(
	env: Record<string, string> = {},
	overrides: Partial<AppDependencies> = {},
) {
	return createApp({ ...(await testDependencies(env)), ...overrides });
}

/** Each test file has its own folder, for all of its apps. */
function dataDir(): string {
	const { testPath = "" } = expect.getState();
	const own = path.join(folder, path.basename(testPath));
	// As the server does when it starts.
	mkdirSync(own, { recursive: true });
	return own;
}

const folder = makeFolder();
