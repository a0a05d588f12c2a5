import { defineConfig } from "vitest/config";

const common = {
	globalSetup: "./scripts/test/folder-setup.ts",
	setupFiles: [
		"./scripts/test/fail-on-console.ts",
		"./scripts/test/restore-globals.ts",
	],
	// A busy machine takes its time; what never comes fails all the same.
	expect: { poll: { timeout: 60_000 } },
	css: { include: [], modules: { classNameStrategy: "non-scoped" as const } },
	// Files share what they import, a browser and a server each: no test may leave anything behind.
	isolate: false,
	// Some wait for a while: what waits leaves the processor to the others, so that two cores keep four busy.
	maxWorkers: 4,
};

export default defineConfig({
	test: {
		projects: [
			{
				test: {
					...common,
					name: "node",
					include: ["{server,client,shared,scripts}/**/*.test.{ts,tsx}"],
					exclude: ["**/*.browser.test.ts"],
					testTimeout: 60_000,
					hookTimeout: 60_000,
				},
			},
			{
				test: {
					...common,
					name: "browser",
					include: ["**/*.browser.test.ts"],
					testTimeout: 120_000,
					hookTimeout: 120_000,
				},
			},
		],
	},
});
