import { afterEach, beforeEach, expect, vi } from "vitest";

const methods = ["debug", "error", "info", "log", "warn"] as const;

beforeEach(() => {
	for (const method of methods) vi.spyOn(console, method);
});

// Unexpected output fails the test that caused it.
afterEach(() => {
	for (const method of methods) {
		const spy = vi.mocked(console[method]);
		const calls = spy.mock.calls.map((call) => call.join(" "));
		spy.mockRestore();
		expect(calls, `console.${method}`).toEqual([]);
	}
});
