import { expect, onTestFinished, test, vi } from "vitest";
import { restoreView, showTarget } from "./scroll.ts";

/** A document with a heading and a section, scrolled so far; tells what was done to it. */
function makeDocument(scrollY = 0, folds = {}) {
	const done: string[] = [];
	const element = (name: string) => ({
		hasAttribute: () => false,
		focus: ({ preventScroll = false } = {}) =>
			done.push(`${name} has the focus${preventScroll ? "" : ", scrolled to"}`),
		scrollIntoView: () => done.push(`${name} is shown`),
		closest: () => null,
		...folds,
	});
	const [heading, section] = [element("heading"), element("section")];
	vi.stubGlobal("document", {
		querySelector: () => heading,
		getElementById: (id: string) => (id === "a b" ? section : null),
	});
	vi.stubGlobal("window", {
		scrollY,
		scrollTo: ({ top = -1 }) => done.push(`at ${top}`),
	});
	onTestFinished(() => {
		vi.unstubAllGlobals();
	});
	return done;
}

test.each([
	["", undefined, false, ["heading has the focus", "at 0"]],
	["#nothing", undefined, false, ["heading has the focus", "at 0"]],
	["#a%20b", undefined, false, ["section has the focus", "section is shown"]],
	["#a%20b", undefined, true, ["section has the focus"]],
	["#a%20b", 40, true, ["section has the focus", "at 40"]],
	["", 40, false, ["heading has the focus", "at 40"]],
] as const)(
	"showing hash %j with saved position %j on the same page (%j) leads to %j",
	(hash, position, isSamePage, expected) => {
		const done = makeDocument();
		showTarget(hash, position, isSamePage);
		expect(done).toEqual(expected);
	},
);

test.each([
	[40, 0, ["at 40"]],
	[undefined, 0, ["section is shown"]],
	[undefined, 300, []],
] as const)(
	"restoring a document with saved position %j and current scroll %j leads to %j",
	(position, scrollY, expected) => {
		const done = makeDocument(scrollY);
		restoreView(position, "#a%20b");
		expect(done).toEqual(expected);
	},
);

test.each([
	["in a fold", (fold: object) => ({ closest: () => fold })],
	["before a fold", (fold: object) => ({ nextElementSibling: fold })],
])("a section %s is shown unfolded", (_where, around) => {
	const fold = { open: false };
	makeDocument(0, around(fold));
	showTarget("#a%20b", undefined, false);
	expect(fold.open).toBe(true);
});
