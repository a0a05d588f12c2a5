import { expect, test, vi } from "vitest";
import { presetTopic } from "../../shared/enquiry/topics.ts";
import {
	clearDraft,
	prepareAttempt,
	readDraft,
	startDraft,
	writeDraft,
} from "./enquiry-draft.ts";
import { readAnswer } from "./send-enquiry.ts";

test("a draft is kept in memory where storage is denied", () => {
	vi.stubGlobal("sessionStorage", undefined);
	const draft = { ...startDraft(), values: { name: "Li" } };
	const [one, other] = ["LW-1", "LW-2"].map((position) => ({
		kind: "application" as const,
		position,
	}));
	if (!one || !other) throw new Error("no subjects");
	writeDraft(one, draft);
	expect(readDraft(one)).toEqual(draft);
	expect(readDraft(other)).toBeUndefined();
	expect(readDraft({ kind: "consultation" })).toBeUndefined();
	clearDraft(one);
	expect(readDraft(one)).toBeUndefined();
	vi.unstubAllGlobals();
});

test.each([
	"null",
	"5",
	"{",
	'{"key":"x"}',
	'{"key":"x","shownAt":1,"values":{"name":5}}',
])("storage that holds %s counts as empty", (text) => {
	vi.stubGlobal("sessionStorage", { getItem: () => text });
	expect(readDraft({ kind: "consultation" })).toBeUndefined();
	vi.unstubAllGlobals();
});

test("an unchanged text keeps its key; one that was edited after an open attempt gets another", () => {
	const first = prepareAttempt(startDraft(), "one");
	expect(first.key).toMatch(/^[0-9a-f]{32}$/);
	expect(prepareAttempt(first, "one").key).toBe(first.key);
	expect(prepareAttempt(first, "two").key).not.toBe(first.key);
});

test.each([
	[201, { reference: "R" }, { kind: "sent", reference: "R" }],
	[201, {}, { kind: "failed", failure: "refused" }],
	[
		422,
		{ errors: [{ pointer: "/name", message: "Enter" }, 5] },
		{ kind: "invalid", errors: [{ field: "name", text: "Enter" }] },
	],
	[422, null, { kind: "failed", failure: "refused" }],
	[429, {}, { kind: "failed", failure: "limited" }],
	[503, {}, { kind: "failed", failure: "unavailable" }],
	[403, {}, { kind: "failed", failure: "refused" }],
])("an answer of %i with %j means %j", (status, body, expected) => {
	expect(readAnswer(status, body)).toEqual(expected);
});

test("the most particular preset decides the topic", () => {
	const both = { industry: "oil-gas", service: "hr-consulting" } as const;
	expect(presetTopic(both)).toBe("service/hr-consulting");
	expect(presetTopic({ industry: "oil-gas" })).toBe("industry/oil-gas");
	expect(presetTopic({ topic: "hiring" })).toBe("hiring");
	expect(presetTopic({})).toBeUndefined();
});
