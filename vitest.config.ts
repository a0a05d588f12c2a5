import { defineConfig } from "vitest/config";
import { FileOrder } from "./scripts/test/file-order.ts";

// React as deployed, in half the time of its development build, whose warnings are checked in
// browsers for each template (scripts/audit/layout.browser.test.ts). Missing keys are reported by
// the linter.
process.env.NODE_ENV = "production";

export default defineConfig({
	test: {
		include: ["{server,client,shared,scripts}/**/*.test.{ts,tsx}"],
		globalSetup: "./scripts/test/folder-setup.ts",
		setupFiles: [
			"./scripts/test/fail-on-console.ts",
			"./scripts/test/restore-globals.ts",
			"./scripts/test/share-compiled.ts",
		],
		// Generous for busy machines; what never happens still fails.
		testTimeout: 120_000,
		hookTimeout: 120_000,
		expect: { poll: { timeout: 60_000 } },
		css: { include: [], modules: { classNameStrategy: "non-scoped" } },
		// Files share imports, a browser and servers, so no test may leave anything behind.
		isolate: false,
		// Tests that wait leave the processor to others: four workers keep two cores busy.
		maxWorkers: 4,
		sequence: { sequencer: FileOrder },
	},
});
