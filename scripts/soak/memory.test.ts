import { expect, test } from "vitest";
import { testBuild } from "../test/test-build.ts";
import { runMemory } from "./memory.ts";

const production = await testBuild("production");

test("eight thousand requests leave no more memory behind than two thousand", {
	timeout: 120_000,
}, async () => {
	const { early, late, failures } = await runMemory(production, 8000, 2000);
	expect(failures).toBe(0);
	expect(late).toBeLessThan(early * 1.15);
	// Pages are still being warmed meanwhile, which takes 10 MB more than the long form may.
	expect(late).toBeLessThan(220);
});
