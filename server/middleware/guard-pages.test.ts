import request from "supertest";
import { expect, test } from "vitest";
import { createTestApp } from "../../scripts/test/test-app.ts";
import { emergencyIdentity } from "../../shared/staff.ts";
import { sendRaw } from "../connections/test-send-raw.ts";

test.each([
	["a Bearer header", { Authorization: "Bearer abc" }, ["abc"]],
	["any case of Bearer", { Authorization: "bEARER abc" }, ["abc"]],
	[
		"token characters",
		{ Authorization: "Bearer a-b.c_d~e+f/g=" },
		["a-b.c_d~e+f/g="],
	],
	[
		"a cookie among others",
		{ Cookie: "theme=x; token=abc; locale=zh-CN" },
		["abc"],
	],
	[
		"a header rather than the cookie",
		{ Authorization: "Bearer header", Cookie: "token=cookie" },
		["header"],
	],
	[
		"the cookie where the header is of another scheme",
		{ Authorization: "Basic YTpi", Cookie: "token=cookie" },
		["cookie"],
	],
	["nothing from no header and no cookie", {}, []],
	[
		"nothing from a cookie of another name",
		{ Cookie: "Token=abc; xtoken=abc" },
		[],
	],
	["nothing from a JSON cookie", { Cookie: 'token=j:{"a":1}' }, []],
	["nothing from Bearer and spaces", { Authorization: "Bearer  " }, []],
	["nothing from two words", { Authorization: "Bearer abc def" }, []],
	[
		"nothing from a word that begins with Bearer",
		{ Authorization: "Bearerabc" },
		[],
	],
])("the token is read from %s", async (_, headers, expected) => {
	const seen: string[] = [];
	const app = await createTestApp(
		{ GUARD_EXEMPT_PATHS: "/login" },
		{
			verifyToken: (token) => {
				seen.push(token);
				return emergencyIdentity;
			},
		},
	);
	const answer = await request(app).get("/about").set(headers);
	expect(seen).toEqual(expected);
	expect(answer.status).toBe(expected.length > 0 ? 200 : 302);
});

test.each(["OPTIONS", "PUT", "DELETE", "TRACE", "PATCH"])(
	"a disallowed %s to a guarded page returns 405 instead of redirecting to the login page",
	async (method) => {
		const app = await createTestApp({ GUARD_EXEMPT_PATHS: "/login" });
		const answer = await sendRaw(app, "/desk", {}, method);
		expect(answer.status).toBe(405);
		expect(answer.headers.allow).toBe("GET, HEAD, POST");
	},
);

test("a form whose sender loses the session while sending it does nothing", async () => {
	const begun = Promise.withResolvers<void>();
	let isSignedIn = true;
	const app = await createTestApp(
		{},
		{
			verifyToken: () => {
				begun.resolve();
				return isSignedIn ? emergencyIdentity : undefined;
			},
		},
	);
	const post = request(app).post("/desk").set("Cookie", "token=x").type("form");
	post.write("action=note&");
	await begun.promise;
	isSignedIn = false;
	post.write("ref=x");
	const { status, headers } = await post;
	expect(status).toBe(302);
	expect(headers.location).toMatch(/^\/login\?/);
});
