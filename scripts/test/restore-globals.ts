import { afterAll, vi } from "vitest";

// The files of a worker run one after another in the same process.
afterAll(() => {
	vi.unstubAllGlobals();
	vi.useRealTimers();
});
