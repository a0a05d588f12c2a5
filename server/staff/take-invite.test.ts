import request from "supertest";
import { expect, test } from "vitest";
import { operatorActor } from "../audit/actor.ts";
import { createTestLogger } from "../log/test-logs.ts";
import { cookiesOf, mainText, openStaffSite } from "./test-staff.ts";

const chosen = "a new password of mine";

async function openInvited(
	overrides: Parameters<typeof openStaffSite>[1] = () => ({}),
) {
	const { lines, ...log } = createTestLogger("trace");
	const site = await openStaffSite({}, (deps) => ({
		...log,
		...overrides(deps),
	}));
	const account = await site.deps.staff.accounts.add(
		{
			email: "li@example.com",
			name: "Li Wei",
			role: "staff",
		},
		operatorActor,
	);
	if (!account) throw new Error("no account");
	const code = await site.deps.staff.credentials.invite(account.id);
	return { ...site, lines, code };
}

const form = (password: string, repeated = password) => ({
	password,
	repeated,
});

test("an invite link can be opened repeatedly and is used up by setting a password", async () => {
	const { get, post, app, code, lines } = await openInvited();
	const target = `/login/invite/${code}`;
	for (let count = 0; count < 3; count++) {
		const page = await get(target);
		expect(page.status).toBe(200);
		expect(page.headers["x-robots-tag"]).toBe("noindex");
		expect(page.headers["cache-control"]).toBe("private, no-store");
		expect(page.headers["referrer-policy"]).toBe("strict-origin");
		expect(mainText(page.text)).toContain("li@example.com");
	}
	const answer = await post(target, form(chosen));
	expect(answer.status).toBe(303);
	expect(answer.headers.location).toBe("/desk");
	await get("/desk", cookiesOf(answer)).expect(200);
	await get(target).expect(404);
	await post(target, form(chosen)).expect(404);
	await request(app)
		.post("/api/session")
		.send({ email: "LI@example.com", password: chosen })
		.expect(200);
	await get(`/login/INVITE//${code}`).expect(301);
	const moved = await get(`/login//invite/${code}`).expect(301);
	expect(moved.headers["cache-control"]).toBe("private, no-store");
	for (const way of [
		"%69nvite/",
		"invite%2F",
		"invite%2f%2F",
		"x%0A/invite/",
		"invite%252F",
		"invite%5C",
		"invite;x/",
	])
		await get(`/login/${way}${code}`).expect(404);
	const text = JSON.stringify(lines);
	expect(text).toContain("/login/invite/-");
	expect(text).not.toContain(code);
	expect(text).not.toContain(chosen);
});

test("the English page of an invite link leads to the English desk", async () => {
	const { get, post, code } = await openInvited();
	const target = `/en-US/login/invite/${code}`;
	expect(mainText((await get(target)).text)).toContain("Li Wei");
	const answer = await post(target, form(chosen));
	expect(answer.headers.location).toBe("/en-US/desk");
	await get(target).expect(404);
});

test.each([
	["eleven characters", form("12345678901"), "at least|characters or more"],
	["two that differ", form(chosen, `${chosen}s`), "The two passwords differ"],
	["two lines", form("first line\nsecond line"), "A password is one line"],
	["nothing", {}, "characters or more"],
])(
	"a password of %s is rejected at its field, and the link stays valid",
	async (_name, body, text) => {
		const { get, post, code } = await openInvited();
		const target = `/en-US/login/invite/${code}`;
		const answer = await post(target, body);
		expect(answer.status).toBe(422);
		expect(answer.text).toMatch(new RegExp(`role="alert"[^<]*>[^<]*(${text})`));
		expect(answer.headers["set-cookie"]).toBeUndefined();
		await get(target).expect(200);
	},
);

test("when too many passwords wait to be hashed, the page says so and the link stays valid", async () => {
	const { get, post, code } = await openInvited(({ signIn }) => ({
		signIn: {
			...signIn,
			hashPassword: async () => ({ kind: "busy", retryAfterSeconds: 5 }),
		},
	}));
	const target = `/en-US/login/invite/${code}`;
	const answer = await post(target, form(chosen));
	expect(answer.status).toBe(503);
	expect(answer.headers["retry-after"]).toBe("5");
	expect(answer.headers["cache-control"]).toBe("private, no-store");
	expect(answer.text).toMatch(/role="alert"[^<]*>[^<]*Your link still works/);
	expect(answer.text).not.toContain("aria-invalid");
	await get(target).expect(200);
});

test("an unknown or malformed invite code returns 404", async () => {
	const { get, post } = await openInvited();
	const unknown = "x".repeat(43);
	const page = await get(`/en-US/login/invite/${unknown}`);
	expect(page.status).toBe(404);
	expect(mainText(page.text)).toContain("This link no longer works");
	await post(`/login/invite/${unknown}`, form(chosen)).expect(404);
	for (const path of ["/login/invite", "/login/invite/x", "/login/invite/"])
		expect([301, 404]).toContain((await get(path)).status);
});
