import { expect, test } from "vitest";
import { type ReloadMemory, takeReload } from "./reload-guard.ts";

function createMemory(text: string | null = null): ReloadMemory {
	let kept = text;
	return {
		read: () => kept,
		write(next) {
			kept = next;
		},
	};
}

const denied: ReloadMemory = {
	read() {
		throw new Error("denied");
	},
	write() {
		throw new Error("denied");
	},
};

test("each path is reloaded at most once in ten seconds", () => {
	const memories = [createMemory()];
	expect(takeReload("/a", 0, memories)).toBe(true);
	expect(takeReload("/a", 0, memories)).toBe(false);
	expect(takeReload("/a", 1, memories)).toBe(false);
	expect(takeReload("/b", 2, memories)).toBe(true);
	expect(takeReload("/a", 9_999, memories)).toBe(false);
	expect(takeReload("/a", 10_000, memories)).toBe(true);
	expect(takeReload("/b", 10_001, memories)).toBe(false);
});

test("if session storage is denied, the reload guard falls back to the next memory", () => {
	const memories = [denied, createMemory()];
	expect(takeReload("/a", 0, memories)).toBe(true);
	expect(takeReload("/a", 5_000, memories)).toBe(false);
});

test("if session storage is full, the reload guard falls back to the next memory", () => {
	const full = { ...createMemory(), write: denied.write };
	const memories = [full, createMemory()];
	expect(takeReload("/a", 0, memories)).toBe(true);
	expect(takeReload("/a", 5_000, memories)).toBe(false);
});

test("without any memory, nothing is reloaded, which prevents a reload loop", () => {
	expect(takeReload("/a", 0, [denied, denied])).toBe(false);
	expect(takeReload("/a", 0, [])).toBe(false);
});

test.each(["", "{", "null", "[1]", '{"/a":"x"}'])(
	"the corrupt reload memory %j counts as empty",
	(text) => {
		const memories = [createMemory(text)];
		expect(takeReload("/a", 0, memories)).toBe(true);
		expect(takeReload("/a", 1, memories)).toBe(false);
	},
);

test("a clock that was set back does not block reloads of a path", () => {
	const memories = [createMemory('{"/a":1000000}')];
	expect(takeReload("/a", 5, memories)).toBe(true);
	expect(takeReload("/a", 6, memories)).toBe(false);
});
