import { expect, onTestFinished, test, vi } from "vitest";
import { openForm } from "./upload-memory.ts";

const megabyte = 1024 * 1024;

/** Opens forms that are released when the test ends. */
function open(owner: string, megabytes: number) {
	const form = {
		isRefused: false,
		hasRoom: false,
		hold: (more: number) => held.hold(more * megabyte),
	};
	const held = openForm(owner, () => {
		form.isRefused = true;
	});
	onTestFinished(held.release);
	form.hasRoom = form.hold(megabytes);
	return { ...held, form };
}

test("uploads of an owner who uses all memory are rejected, latest first, to make room for another", () => {
	const greedy = Array.from({ length: 64 }, () => open("greedy", 4));
	expect(greedy.every(({ form }) => form.hasRoom)).toBe(true);
	const other = open("other", 5);
	expect(other.form.hasRoom).toBe(true);
	const refused = greedy.map(({ form }) => form.isRefused);
	expect(refused.indexOf(true)).toBe(62);
	expect(refused.filter(Boolean)).toHaveLength(2);
	expect(open("greedy", 5).form.hasRoom).toBe(false);
	expect(other.form.isRefused).toBe(false);
});

test("when many owners hold little each, a large upload is rejected until memory is released", () => {
	const forms = Array.from({ length: 64 }, (_, index) => open(`a${index}`, 4));
	const large = open("large", 5);
	expect(large.form.hasRoom).toBe(false);
	expect(forms.some(({ form }) => form.isRefused)).toBe(false);
	forms[0]?.release();
	forms[1]?.release();
	expect(open("late", 5).form.hasRoom).toBe(true);
});

test("a rejected upload can hold no more memory", () => {
	const greedy = open("greedy", 256);
	expect(open("other", 1).form.hasRoom).toBe(true);
	expect(greedy.form.isRefused).toBe(true);
	expect(greedy.form.hold(0)).toBe(false);
});

test("a completely read upload still counts toward memory but is not rejected", () => {
	const whole = open("greedy", 250);
	whole.complete();
	expect(open("other", 7).form.hasRoom).toBe(false);
	expect(whole.form.isRefused).toBe(false);
	whole.release();
	expect(open("other", 7).form.hasRoom).toBe(true);
});

test("the memory of answered and rejected uploads is collected every 32 MB", () => {
	const gc = vi.fn();
	vi.stubGlobal("gc", gc);
	const [first, second] = [open("one", 250), open("two", 4)];
	first.release();
	expect(gc).toHaveBeenCalledOnce();
	for (let count = 0; count < 6; count++) open("three", 5).release();
	second.release();
	second.release();
	expect(gc).toHaveBeenCalledTimes(2);
	open("four", 255);
	expect(open("five", 2).form.hasRoom).toBe(true);
	expect(gc).toHaveBeenCalledTimes(3);
});
