import { expect, test } from "vitest";
import {
	type EnquiryAction,
	reduceEnquiry,
	startState,
} from "./enquiry-state.ts";
import type { SendResult } from "./send-attempt.ts";

const nameMissing = { field: "name", fault: "nameMissing" } as const;
const emailForm = { field: "email", fault: "emailForm" } as const;
const start = startState(undefined);

const end = (result: SendResult): EnquiryAction => ({ type: "end", result });

function run(...actions: EnquiryAction[]) {
	return actions.reduce(reduceEnquiry, start);
}

test("the form starts empty or in the state that the server rendered", () => {
	expect(start).toMatchObject({ phase: "editing", errors: [], attempts: 0 });
	expect(
		startState({
			kind: "expert",
			values: {},
			errors: [nameMissing],
			failure: "limited",
		}),
	).toMatchObject({ errors: [nameMissing], failure: "limited", attempts: 1 });
});

test("checking a field changes only that field's error", () => {
	const errors = [nameMissing, emailForm];
	const refused = end({ kind: "invalid", errors });
	const checked = { type: "check", field: "name", error: undefined } as const;
	expect(run(refused, checked).errors).toEqual([emailForm]);
	const wrong = { type: "check", field: "name", error: nameMissing } as const;
	expect(run(wrong, wrong).errors).toEqual([nameMissing]);
	expect(run(wrong).attempts).toBe(0);
});

test.each<[string, EnquiryAction[], object]>([
	["sending", [{ type: "send" }], { phase: "sending", errors: [] }],
	[
		"a refusal",
		[{ type: "send" }, end({ kind: "invalid", errors: [nameMissing] })],
		{ phase: "editing", errors: [nameMissing], attempts: 1 },
	],
	[
		"a failure",
		[{ type: "send" }, end({ kind: "failed", failure: "offline" })],
		{ phase: "editing", errors: [], failure: "offline", attempts: 1 },
	],
	[
		"success",
		[{ type: "send" }, end({ kind: "sent", reference: "R" })],
		{ phase: "sent", reference: "R", attempts: 0 },
	],
	[
		"another form",
		[end({ kind: "sent", reference: "R" }), { type: "restart" }],
		{ phase: "editing", attempts: 0, fill: 1 },
	],
])("%s leads to the expected form state", (_name, actions, expected) => {
	expect(run(...actions)).toMatchObject(expected);
});

test("a new attempt clears the previous failure, and a restart clears the reference", () => {
	const state = run(end({ kind: "failed", failure: "offline" }), {
		type: "send",
	});
	expect(state.failure).toBeUndefined();
	expect(run({ type: "restart" }).reference).toBeUndefined();
});
