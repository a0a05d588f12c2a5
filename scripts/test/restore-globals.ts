import { afterAll, vi } from "vitest";

// Files of a worker follow each other in one process.
afterAll(() => {
	vi.unstubAllGlobals();
	vi.useRealTimers();
});
