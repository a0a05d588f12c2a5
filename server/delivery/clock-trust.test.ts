import { expect, test } from "vitest";
import { createClockTrust } from "./clock-trust.ts";

const hour = 60 * 60 * 1000;
const day = 24 * hour;
const start = Date.UTC(2026, 10, 24);

/** A machine on which time passes, and whose clock is set by hand. */
function openMachine(told = start) {
	const machine = { told, passed: 5000 };
	const trust = createClockTrust(
		() => machine.told,
		() => machine.passed,
	);
	return {
		trust,
		pass(ms: number) {
			machine.told += ms;
			machine.passed += ms;
		},
		set(ms: number) {
			machine.told += ms;
		},
	};
}

test.each([
	["what was believed yesterday speaks for it", start - day, true],
	["what was believed a month ago does", start - 30 * day, true],
	["what was more than a month ago does not", start - 30 * day - 1, false],
	["a clock that is behind destroys nothing", start + 900 * day, true],
])("at the start: %s", (_, newest, isTrusted) => {
	expect(openMachine().trust.isTrusted(newest)).toBe(isTrusted);
});

test("a clock that nothing speaks for is believed when it has stood for a day", () => {
	const { trust, pass } = openMachine();
	const old = start - 31 * day;
	expect(trust.isTrusted(old)).toBe(false);
	pass(day - 1);
	expect(trust.isTrusted(old)).toBe(false);
	pass(1);
	expect(trust.isTrusted(old)).toBe(true);
});

test("it is not while another instance believes another time", () => {
	const { trust, pass } = openMachine(start + 900 * day);
	for (let hours = 0; hours < 48; hours++) {
		expect(trust.isTrusted(start + hours * hour)).toBe(false);
		pass(hour);
	}
});

test("a clock that jumps is not believed for a day, whatever has come by it meanwhile", () => {
	const { trust, pass, set } = openMachine();
	pass(2 * day);
	expect(trust.isTrusted(start)).toBe(true);
	set(800 * day);
	expect(trust.isTrusted(start + 802 * day)).toBe(false);
	pass(12 * hour);
	set(-800 * day);
	expect(trust.isTrusted(start + 2 * day)).toBe(false);
	pass(day - 1);
	expect(trust.isTrusted(start + 2 * day)).toBe(false);
	pass(1);
	expect(trust.isTrusted(start + 2 * day)).toBe(true);
});

test.each([hour, -hour])("a clock may be set by %i ms", (ms) => {
	const { trust, pass, set } = openMachine();
	pass(hour);
	set(ms);
	expect(trust.isTrusted(start)).toBe(true);
});

test("what comes by a clock that was doubted at the start does not speak for it", () => {
	const { trust, pass } = openMachine(start + 900 * day);
	expect(trust.isTrusted(start)).toBe(false);
	pass(hour);
	expect(trust.isTrusted(start + 900 * day)).toBe(false);
	pass(day - hour);
	expect(trust.isTrusted(start + 900 * day)).toBe(true);
});
