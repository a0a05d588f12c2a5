import { expect, test } from "vitest";
import { testBuild } from "../test/test-build.ts";
import { runMemory } from "./memory.ts";

const production = await testBuild("production");

test("memory grows by less than 40 MB between 2,000 and 5,000 requests", async () => {
	const { early, late, failures } = await runMemory(production, 5000, 2000);
	expect(failures).toBe(0);
	// At most 13 KB a request; `npm run soak` sends a million. Meanwhile pages are still being warmed, which takes up to 25 MB.
	expect(late - early).toBeLessThan(40);
	expect(late).toBeLessThan(220);
});
