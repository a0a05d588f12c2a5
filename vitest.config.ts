import { defineConfig } from "vitest/config";
import { FileOrder } from "./scripts/test/file-order.ts";

// React as it is deployed, in half the time of its development build, which browsers listen to on each
// template (scripts/audit/layout.browser.test.ts); keys that are missing are the linter's.
process.env.NODE_ENV = "production";

export default defineConfig({
	test: {
		include: ["{server,client,shared,scripts}/**/*.test.{ts,tsx}"],
		globalSetup: "./scripts/test/folder-setup.ts",
		setupFiles: [
			"./scripts/test/fail-on-console.ts",
			"./scripts/test/restore-globals.ts",
		],
		// A busy machine takes its time; what never comes fails all the same.
		testTimeout: 120_000,
		hookTimeout: 120_000,
		expect: { poll: { timeout: 60_000 } },
		css: { include: [], modules: { classNameStrategy: "non-scoped" } },
		// Files share what they import, a browser and a server each: no test may leave anything behind.
		isolate: false,
		// Some wait for a while: what waits leaves the processor to the others, so that two cores keep four busy.
		maxWorkers: 4,
		sequence: { sequencer: FileOrder },
	},
});
