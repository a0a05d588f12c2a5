import path from "node:path";
import { parse } from "node-html-parser";
import request from "supertest";
import { expect, test, vi } from "vitest";
import type { SiteDatabase } from "../database/database.ts";
import { openSqliteDatabase } from "../database/sqlite/sqlite-database.ts";
import { insertEnquiries, testReference } from "../desk/test-enquiries.ts";
import { recentMs } from "../session/live-sessions.ts";
import { testPassword, testPasswordHash } from "../session/test-hash.ts";
import { readDeskNext } from "./confirm-staff.ts";
import { createTestAuthenticator } from "./test-authenticator.ts";
import { cookiesOf, mainText, openStaffSite } from "./test-staff.ts";

const [accountsPath, sessionsPath] = ["/en-US/desk/staff", "/desk/sessions"];
const confirm = testPassword;

/** A desk whose administrator signed in ten minutes ago. */
async function openDesk(ageMs = recentMs) {
	const site = await openStaffSite({ STAFF_PASSWORD_HASH: testPasswordHash });
	const boss = await site.addAccount("admin@example.com", "administrator");
	const other = await site.addAccount();
	const cookie = await site.signIn("admin@example.com");
	const use = async <Result>(
		work: (database: SiteDatabase) => Promise<Result>,
	) => {
		const file = path.join(site.folder, "enquiries.sqlite");
		const database = openSqliteDatabase(file);
		return work(database).finally(() => database.close());
	};
	const age = () =>
		use((database) =>
			database.use((db) =>
				db
					.updateTable("sessions")
					.set({ created_at: Date.now() - ageMs })
					.execute(),
			),
		);
	await age();
	return { ...site, boss, other, cookie, age, use };
}

const hiddenIn = (html: string) =>
	Object.fromEntries(
		parse(html)
			.querySelectorAll("form:has([name=confirm]) [name]")
			.map((field) => [
				field.getAttribute("name") ?? "",
				field.getAttribute("value") ?? "",
			]),
	);

const newcomer = {
	action: "add",
	name: "Li Wei",
	email: "new@example.com",
	role: "administrator",
};

test.each([
	["add", () => newcomer],
	["invite", (id: number) => ({ action: "invite", account: `${id}` })],
	[
		"role",
		(id: number) => ({
			action: "role",
			account: `${id}`,
			role: "administrator",
		}),
	],
	["remove", (id: number) => ({ action: "remove", account: `${id}` })],
] as const)(
	"an old session cannot perform %s on accounts until it is confirmed",
	async (action, bodyOf) => {
		const { post, cookie, other, deps } = await openDesk();
		const before = await deps.staff.accounts.list();
		const body = bodyOf(other.id);
		const asked = await post(accountsPath, body, cookie);
		expect(asked.status).toBe(403);
		expect(asked.headers["cache-control"]).toBe("private, no-store");
		expect(mainText(asked.text)).toContain("Nothing has been changed yet");
		expect(hiddenIn(asked.text)).toEqual({ ...body, confirm: "" });
		const wrong = await post(accountsPath, { ...body, confirm: "x" }, cookie);
		expect(wrong.status).toBe(422);
		expect(hiddenIn(wrong.text)).toEqual({ ...body, confirm: "" });
		expect(await deps.staff.accounts.list()).toEqual(before);
		const right = await post(accountsPath, { ...body, confirm }, cookie);
		expect(right.status).toBe(["add", "invite"].includes(action) ? 200 : 303);
		expect(await deps.staff.accounts.list()).not.toEqual(before);
	},
);

test("confirming replaces the session and is not asked for again while recent", async () => {
	const { post, get, cookie, age, deps } = await openDesk();
	const answer = await post(accountsPath, { ...newcomer, confirm }, cookie);
	const next = cookiesOf(answer);
	await get(accountsPath, cookie).expect(302);
	const body = { ...newcomer, email: "second@example.com" };
	await post(accountsPath, body, next).expect(200);
	const sessions = await deps.staff.sessions.list();
	expect(sessions.map(({ staff }) => staff.name)).toEqual(["admin"]);
	const trail = await deps.desk.audit.list({}, undefined, 3);
	expect(trail.map(({ action }) => action)).toEqual([
		"account-add",
		"account-add",
		"session-end",
	]);
	await age();
	await post(accountsPath, { ...newcomer, email: "c@a.example" }, next).expect(
		403,
	);
});

test("if the form fails after the confirmation, the browser still gets the session that replaced its own", async () => {
	const { post, get, cookie, deps } = await openDesk();
	const add = vi.spyOn(deps.staff.accounts, "add");
	add.mockRejectedValue(new Error("failed on purpose"));
	const answer = await post(accountsPath, { ...newcomer, confirm }, cookie);
	expect(answer.status).toBe(500);
	await get(accountsPath, cookiesOf(answer)).expect(200);
});

test("a session under ten minutes old needs no confirmation", async () => {
	const { post, cookie } = await openDesk(recentMs - 30_000);
	await post(accountsPath, newcomer, cookie).expect(200);
});

test("a session started by a clock ahead of time needs confirmation", async () => {
	const { post, cookie } = await openDesk(-recentMs - 60_000);
	await post(accountsPath, newcomer, cookie).expect(403);
});

test.each([
	["that is new", {}],
	["that was made up beside it", { current: "whatever" }],
])(
	"a first password must be retyped after confirmation and appears on no page: one %s",
	async (_name, typed) => {
		const { get, post, deps, age } = await openDesk();
		const account = await deps.staff.accounts.add(
			{ email: "key@example.com", name: "Key", role: "staff" },
			{ id: null, name: "operator", address: null },
		);
		const begun = await deps.signIn.begin(
			account ?? expect.fail("no account"),
			"passkey",
			{ address: "::1" },
		);
		const cookie = `token=${begun.token}`;
		await age();
		const chosen = "a new password of mine";
		const body = {
			action: "password",
			password: chosen,
			repeated: chosen,
			...typed,
		};
		const asked = await post(sessionsPath, body, cookie);
		expect(asked.status).toBe(403);
		expect(asked.text).not.toContain(chosen);
		// The account has only a passkey, so no password is asked for.
		expect(asked.text).not.toContain('name="confirm"');
		expect((await get(sessionsPath, cookie)).status).toBe(200);
		expect(await deps.staff.accounts.find(account?.id ?? 0)).toMatchObject({
			passwordHash: null,
		});
	},
);

test.each(["end", "end-others", "end-everyone"])(
	"an old session cannot perform %s on sessions until it is confirmed",
	async (action) => {
		const { get, post, cookie, signIn, deps } = await openDesk();
		const elsewhere = await signIn();
		const of = await deps.staff.sessions.list();
		const session = of.find(({ staff }) => staff.name === "li")?.session;
		const body = { action, session: session?.tokenHash ?? "" };
		const asked = await post(sessionsPath, body, cookie);
		expect(asked.status).toBe(403);
		expect(hiddenIn(asked.text)).toEqual({ ...body, confirm: "" });
		await get("/desk", elsewhere).expect(200);
		await post(sessionsPath, { ...body, confirm }, cookie).expect(303);
		const isOwn = action === "end-others";
		await get("/desk", elsewhere).expect(isOwn ? 200 : 302);
	},
);

test("an old session cannot erase a person until it is confirmed", async () => {
	const { get, post, cookie, use, deps } = await openDesk();
	const enquiries = [{ email: "asker@example.com" }];
	const [ref = ""] = await use((db) => insertEnquiries(db, enquiries));
	const body = { action: "erase", ref, value: "asker@example.com" };
	const sent = await post("/desk?state=new", body, cookie);
	expect(sent.status).toBe(303);
	expect(await deps.desk.find(ref)).toBeDefined();
	const address = sent.headers.location ?? "";
	const fields = hiddenIn((await get(address, cookie)).text);
	expect(fields).toEqual({
		action: "confirm",
		confirm: "",
		next: `/desk?state=new&ref=${ref}`,
	});
	const confirmed = await post(sessionsPath, { ...fields, confirm }, cookie);
	expect(confirmed.headers.location).toBe(fields.next);
	const recent = cookiesOf(confirmed);
	expect((await post("/desk", body, recent)).headers.location).toBe(
		"/desk?done=erase&count=1",
	);
	expect(await deps.desk.find(ref)).toBeUndefined();
});

test("adding a passkey requires a recent sign-in, and the page asks for it first", async () => {
	const { app, post, get, cookie, age, deps, boss } = await openDesk();
	const target = "/api/session/passkey/registration";
	const send = (path: string, Cookie: string, body: object = {}) =>
		request(app).post(`${target}${path}`).set({ Cookie }).send(body);
	const refused = await send("/options", cookie);
	expect(refused.status).toBe(401);
	expect(refused.headers["www-authenticate"]).toBe(
		'Bearer error="insufficient_user_authentication", max_age=600',
	);
	const asked = await post(sessionsPath, { action: "confirm" }, cookie);
	expect(asked.status).toBe(403);
	const body = { action: "confirm", confirm };
	const confirmed = await post(sessionsPath, body, cookie);
	expect(confirmed.headers.location).toBe(`${sessionsPath}?done=confirm`);
	const recent = cookiesOf(confirmed);
	expect((await get(sessionsPath, recent)).text).not.toContain(
		'value="confirm"',
	);
	const options = await send("/options", recent);
	const response = createTestAuthenticator().register(options.body);
	await age();
	await send("", recent, { response }).expect(401);
	expect(await deps.staff.passkeyStore.list(boss.id)).toEqual([]);
});

test.each([
	"/desk/export.csv?state=new",
	"/desk/cvs.zip?position=LW-1",
	"/desk/audit/export.csv",
	`/desk/person/${testReference(1)}`,
])("%s is downloaded only after confirmation", async (file) => {
	const { get, post, cookie } = await openDesk();
	const sent = await get(file, cookie);
	expect(sent.status).toBe(302);
	expect(sent.headers["cache-control"]).toBe("private, no-store");
	const address = sent.headers.location ?? "";
	expect(address).toContain(`${sessionsPath}?next=/desk/`);
	const fields = hiddenIn((await get(address, cookie)).text);
	expect(fields).toEqual({ action: "confirm", next: file, confirm: "" });
	const body = { ...fields, confirm };
	const answer = await post(sessionsPath, body, cookie);
	expect(answer.status).toBe(303);
	expect(answer.headers.location).toBe(file);
	const taken = await get(file, cookiesOf(answer));
	expect(taken.status).toBe(file.includes("export") ? 200 : 404);
});

test.each([
	["/desk/export.csv?state=new", true],
	["/desk?ref=1", true],
	["https://evil.example/desk/export.csv", false],
	["//evil.example", false],
	["/desk.evil.example", false],
	["/desk/export.csv?a=\nb", false],
	["/contact", false],
	["/en-US/desk/export.csv", false],
])("%j is an address below the Chinese desk: %s", (next, expected) => {
	expect(readDeskNext(next, "zh-CN") === next).toBe(expected);
});

test("the confirmation does not redirect to another page", async () => {
	const { get, post, cookie } = await openDesk();
	const next = "/contact";
	const body = { action: "confirm", confirm, next };
	const page = `${sessionsPath}?next=${encodeURIComponent(next)}`;
	expect((await get(page, cookie)).text).not.toContain('name="confirm"');
	const answer = await post(sessionsPath, body, cookie);
	expect(answer.headers.location).toBe(`${sessionsPath}?done=confirm`);
});

test("an emergency key session is confirmed with the emergency key", async () => {
	const { post, age, signIn } = await openDesk();
	const cookie = await signIn("");
	await age();
	const asked = await post(accountsPath, newcomer, cookie);
	expect(mainText(asked.text)).toContain("Emergency key");
	await post(accountsPath, { ...newcomer, confirm: "x" }, cookie).expect(422);
	await post(accountsPath, { ...newcomer, confirm }, cookie).expect(200);
});

test("confirmation attempts are limited and audited", async () => {
	const { post, cookie, deps } = await openDesk();
	const statuses: number[] = [];
	for (let count = 0; count < 12; count++) {
		const body = { ...newcomer, confirm: `guess ${count}` };
		statuses.push((await post(accountsPath, body, cookie)).status);
	}
	expect(statuses.slice(0, 5)).toEqual(Array(5).fill(422));
	expect(statuses.at(-1)).toBe(429);
	const last = await post(accountsPath, { ...newcomer, confirm }, cookie);
	expect(Number(last.headers["retry-after"])).toBeGreaterThan(800);
	const refused = { action: "sign-in-refused" } as const;
	const trail = await deps.desk.audit.list(refused, undefined, 20);
	expect(trail.length).toBeGreaterThanOrEqual(5);
});

test("signing in ends the previous session of the same browser and no other", async () => {
	const { app, get, cookie, signIn } = await openDesk();
	const elsewhere = await signIn("admin@example.com");
	await request(app)
		.post("/api/session")
		.set("Cookie", cookie)
		.send({ email: "li@example.com", password: testPassword })
		.expect(200);
	await get("/desk", cookie).expect(302);
	await get("/desk", elsewhere).expect(200);
});
