import { expect, test } from "vitest";
import { readAnswer } from "./send-password.ts";

test.each([
	[401, {}, null, { failure: "wrong" }],
	[422, {}, null, { failure: "missing" }],
	[429, {}, "840", { failure: "limited", retryAfterSeconds: 840 }],
	[429, {}, "Sat, 21 Nov 2026 10:00:00 GMT", { failure: "limited" }],
	[503, {}, "5", { failure: "unavailable", retryAfterSeconds: 5 }],
	[500, null, null, { failure: "unavailable" }],
	[403, {}, null, { failure: "refused" }],
	[413, {}, null, { failure: "refused" }],
	[200, {}, null, { failure: "refused" }],
	[200, { token: 5 }, null, { failure: "refused" }],
	[200, null, null, { failure: "refused" }],
])(
	"an answer %i with %j and Retry-After %j means %o",
	async (status, body, retryAfter, refusal) => {
		const headers = new Headers(
			retryAfter === null ? {} : { "Retry-After": retryAfter },
		);
		const result = await readAnswer(Response.json(body, { status, headers }));
		expect(result).toEqual({ kind: "refused", refusal });
	},
);

test("an answer with a token is a sign-in", async () => {
	const answer = Response.json({ token: "Bearer abc" });
	expect(await readAnswer(answer)).toEqual({
		kind: "signed-in",
		token: "Bearer abc",
	});
});
