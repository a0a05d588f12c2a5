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
	[200, undefined, null, { failure: "refused" }],
	[502, undefined, null, { failure: "unavailable" }],
])(
	"a response %i with body %j and Retry-After %j is read as %o",
	(status, body, retryAfter, refusal) => {
		const headers = new Headers(
			retryAfter === null ? {} : { "Retry-After": retryAfter },
		);
		const result = readAnswer({ status, body, headers });
		expect(result).toEqual({ kind: "refused", refusal });
	},
);

test("a response with a token is read as a sign-in", () => {
	const body = { token: "Bearer abc" };
	expect(readAnswer({ status: 200, body, headers: new Headers() })).toEqual({
		kind: "signed-in",
		token: "Bearer abc",
	});
});
