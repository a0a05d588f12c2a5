import request from "supertest";
import { expect, test } from "vitest";
import { operatorActor } from "../audit/actor.ts";
import { createTestLogger } from "../log/test-logs.ts";
import { createCredentialStore, inviteMs } from "./credential-store.ts";
import { cookiesOf, mainText, openStaffSite } from "./test-staff.ts";

const chosen = "a new password of mine";

async function openInvited() {
	const { lines, ...log } = createTestLogger("trace");
	const site = await openStaffSite({}, () => log);
	const account = await site.deps.staff.accounts.add(
		{
			...{ email: "li@example.com", name: "Li Wei", role: "staff" },
		},
		operatorActor,
	);
	if (!account) throw new Error("no account");
	const code = await site.deps.staff.credentials.invite(account.id);
	return { ...site, lines, account, code };
}

const form = (password: string, repeated = password) => ({
	password,
	repeated,
});

test.each(["", "/en-US"])(
	"the invite link at %s/login/invite can be opened repeatedly and is used up by setting a password",
	async (prefix) => {
		const { get, post, app, code, lines } = await openInvited();
		const target = `${prefix}/login/invite/${code}`;
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
		expect(answer.headers.location).toBe(`${prefix}/desk`);
		await get(`${prefix}/desk`, cookiesOf(answer)).expect(200);
		await get(target).expect(404);
		await post(target, form(chosen)).expect(404);
		await request(app)
			.post("/api/session")
			.send({ email: "LI@example.com", password: chosen })
			.expect(200);
		await get(`${prefix}/login/INVITE//${code}`).expect(301);
		const moved = await get(`${prefix}/login//invite/${code}`).expect(301);
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
			await get(`${prefix}/login/${way}${code}`).expect(404);
		const text = JSON.stringify(lines);
		expect(text).toContain("/login/invite/-");
		expect(text).not.toContain(code);
		expect(text).not.toContain(chosen);
	},
);

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

test("a new invite link replaces the old one, and concurrent uses succeed once", async () => {
	const { deps, account, code } = await openInvited();
	const { credentials } = deps.staff;
	const second = await credentials.invite(account.id);
	expect(await credentials.findInvited(code)).toBeUndefined();
	expect(await credentials.findInvited(second)).toMatchObject({
		name: "Li Wei",
	});
	const accepted = await Promise.all(
		[1, 2].map(() =>
			credentials.accept(second, { passwordHash: "x" }, undefined),
		),
	);
	expect(accepted.filter(Boolean)).toHaveLength(1);
});

test("an invite link ends on all instances when the password is changed without it", async () => {
	const { deps, account, code, get } = await openInvited();
	const { credentials } = deps.staff;
	await credentials.setPassword(account.id, "x", undefined, operatorActor);
	await get(`/login/invite/${code}`).expect(404);
	expect(
		await credentials.accept(code, { passwordHash: "x" }, "::1"),
	).toBeUndefined();
});

test.each([
	[inviteMs - 1, true],
	[inviteMs, false],
])("after %s ms an invite link is valid: %s", async (ms, isOpen) => {
	const { openSqliteDatabase } = await import(
		"../database/sqlite/sqlite-database.ts"
	);
	const { folder, account } = await openInvited();
	const database = openSqliteDatabase(`${folder}/enquiries.sqlite`);
	let time = 1_000_000;
	const credentials = createCredentialStore(database, () => time);
	const code = await credentials.invite(account.id);
	time += ms;
	expect((await credentials.findInvited(code)) !== undefined).toBe(isOpen);
	expect(
		(await credentials.accept(code, { passwordHash: "x" }, undefined)) !==
			undefined,
	).toBe(isOpen);
	await database.close();
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
