import { expect, test, vi } from "vitest";
import { presetTopic } from "../../shared/enquiry/topics.ts";
import {
	clearDraft,
	prepareAttempt,
	readDraft,
	sendDraft,
	startDraft,
	writeDraft,
} from "./enquiry-draft.ts";
import { readAnswer } from "./send-attempt.ts";

test("drafts are kept in memory, one per subject, if session storage is unavailable", () => {
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
])("a stored draft of %s is ignored", (text) => {
	vi.stubGlobal("sessionStorage", { getItem: () => text });
	expect(readDraft({ kind: "consultation" })).toBeUndefined();
	vi.unstubAllGlobals();
});

test("a retry keeps its idempotency key, even in another language; a changed field gets a new key", () => {
	const fields = { name: "Li", locale: "en-US", website: "" };
	const first = prepareAttempt(startDraft(), fields);
	expect(first.key).toMatch(/^[0-9a-f]{32}$/);
	expect(prepareAttempt(first, { ...fields }).key).toBe(first.key);
	const translated = { ...fields, locale: "zh-CN" };
	expect(prepareAttempt(first, translated).key).toBe(first.key);
	const edited = prepareAttempt(first, { ...fields, name: "Wei" });
	expect(edited.key).not.toBe(first.key);
});

test("a key that the server already used for something else is replaced once, and the new key is saved", async () => {
	const reused = {
		kind: "failed",
		failure: "refused",
		isKeyUsed: true,
	} as const;
	const draft = startDraft();
	for (const last of [{ kind: "sent", reference: "R" }, reused] as const) {
		const sent: string[] = [];
		const kept: string[] = [];
		const result = await sendDraft(
			draft,
			async ({ key }) => (sent.push(key) === 1 ? reused : last),
			({ key }) => void kept.push(key),
		);
		expect(result).toBe(last);
		expect(sent).toHaveLength(2);
		expect(sent[0]).toBe(draft.key);
		expect(sent[1]).not.toBe(draft.key);
		expect(kept).toEqual(sent);
	}
});

test("other failures do not replace the idempotency key", async () => {
	const failed = { kind: "failed", failure: "offline" } as const;
	const sent: string[] = [];
	const result = await sendDraft(
		startDraft(),
		async ({ key }) => {
			sent.push(key);
			return failed;
		},
		() => undefined,
	);
	expect(result).toBe(failed);
	expect(sent).toHaveLength(1);
});

test.each([
	[201, { reference: "R" }, { kind: "sent", reference: "R" }],
	[201, {}, { kind: "failed", failure: "offline" }],
	[
		422,
		{ errors: [{ pointer: "/name", message: "Enter" }, 5] },
		{ kind: "invalid", errors: [{ field: "name", text: "Enter" }] },
	],
	[422, null, { kind: "failed", failure: "refused", isKeyUsed: true }],
	[429, {}, { kind: "failed", failure: "limited" }],
	[503, {}, { kind: "failed", failure: "unavailable" }],
	[403, {}, { kind: "failed", failure: "refused" }],
])(
	"a response of status %i with body %j is read as %j",
	(status, body, expected) => {
		expect(readAnswer(status, body)).toEqual(expected);
	},
);

test("the most specific preset determines the topic", () => {
	const both = { industry: "oil-gas", service: "hr-consulting" } as const;
	expect(presetTopic(both)).toBe("service/hr-consulting");
	expect(presetTopic({ industry: "oil-gas" })).toBe("industry/oil-gas");
	expect(presetTopic({ topic: "hiring" })).toBe("hiring");
	expect(presetTopic({})).toBeUndefined();
});
