import { parse } from "node-html-parser";
import request from "supertest";
import { expect, test } from "vitest";
import { hashPassword } from "../session/password.ts";
import { testPassword, testPasswordHash } from "../session/test-hash.ts";
import { mainText, openStaffSite } from "./test-staff.ts";

const target = "/en-US/desk/sessions";
const chosen = "a new password of mine";

const keysIn = (html: string) =>
	parse(html)
		.querySelectorAll("main [name=session]")
		.map((field) => field.getAttribute("value") ?? "");

async function openTwo() {
	const one = await openStaffSite();
	const two = await openStaffSite({ DATA_DIR: one.folder });
	await one.addAccount();
	return { one, two };
}

test("staff see their own sessions, and administrators see everyone's", async () => {
	const { one } = await openTwo();
	await one.addAccount("admin@example.com", "administrator");
	const own = [await one.signIn(), await one.signIn()];
	const all = await one.signIn("admin@example.com");
	const mine = await one.get(target, own[0]);
	expect(mine.status).toBe(200);
	expect(mine.headers["cache-control"]).toBe("private, no-store");
	expect(keysIn(mine.text)).toHaveLength(2);
	expect(mainText(mine.text).split("this browser, now")).toHaveLength(2);
	expect(mainText(mine.text)).not.toContain("everyone");
	const everyones = await one.get(target, all);
	expect(keysIn(everyones.text)).toHaveLength(3);
	expect(mainText(everyones.text)).toContain("End everyone");
});

test("ending one session or all others takes effect on every instance", async () => {
	const { one, two } = await openTwo();
	const cookies = [await one.signIn(), await one.signIn(), await one.signIn()];
	const [first = "", second = "", third = ""] = cookies;
	const keys = keysIn((await one.get(target, first)).text);
	await two.get(target, second).expect(200);
	const isThis = keysIn((await one.get(target, second)).text);
	expect(isThis.sort()).toEqual(keys.sort());
	const others = await one.post(target, { action: "end-others" }, first);
	expect(others.headers.location).toBe(`${target}?done=end-others`);
	await two.get(target, second).expect(302);
	await two.get(target, third).expect(302);
	const [own = ""] = keysIn((await two.get(target, first)).text);
	await two.post(target, { action: "end", session: own }, first).expect(303);
	await one.get(target, first).expect(302);
});

test("staff can end only their own sessions, and administrators can end anyone's", async () => {
	const { one, two } = await openTwo();
	await one.addAccount("admin@example.com", "administrator");
	await one.addAccount("wei@example.com");
	const [li, wei, admin] = [
		await one.signIn(),
		await one.signIn("wei@example.com"),
		await one.signIn("admin@example.com"),
	];
	const [key = ""] = keysIn((await one.get(target, li)).text);
	const end = { action: "end", session: key };
	await one.post(target, end, wei).expect(404);
	await one.post(target, { action: "end-everyone" }, wei).expect(403);
	await two.get(target, li).expect(200);
	await one.post(target, end, admin).expect(303);
	await two.get(target, li).expect(302);
	await one.post(target, { action: "end-everyone" }, admin).expect(303);
	await two.get(target, wei).expect(302);
	await two.get(target, admin).expect(200);
	const trail = await one.deps.desk.audit.list({}, undefined, 50);
	const ended = trail.filter(({ action }) => action === "session-end");
	expect(ended.map(({ detail }) => detail)).toEqual([
		"everyone",
		"li@example.com",
	]);
});

test("changing the password ends all other sessions of the account on every instance", async () => {
	const { one, two } = await openTwo();
	const [here, there] = [await one.signIn(), await two.signIn()];
	const body = {
		action: "password",
		current: testPassword,
		password: chosen,
		repeated: chosen,
	};
	const wrong = await one.post(target, { ...body, current: "guess" }, here);
	expect(wrong.status).toBe(422);
	expect(mainText(wrong.text)).toContain("the current password is wrong");
	await two.get(target, there).expect(200);
	const short = { ...body, password: "short", repeated: "short" };
	await one.post(target, short, here).expect(422);
	const answer = await one.post(target, body, here);
	expect(answer.headers.location).toBe(`${target}?done=password`);
	await one.get(target, here).expect(200);
	await two.get(target, there).expect(302);
	await request(two.app)
		.post("/api/session")
		.send({ email: "li@example.com", password: chosen })
		.expect(200);
});

test("a password that could not be hashed in time is not set, and may be sent again later", async () => {
	const one = await openStaffSite({}, ({ signIn }) => ({
		signIn: {
			...signIn,
			hashPassword: async () => ({ kind: "busy", retryAfterSeconds: 5 }),
		},
	}));
	await one.addAccount();
	const body = {
		action: "password",
		current: testPassword,
		password: chosen,
		repeated: chosen,
	};
	const answer = await one.post(target, body, await one.signIn());
	expect(answer.status).toBe(503);
	expect(answer.headers["retry-after"]).toBe("5");
	expect(mainText(answer.text)).toContain("try again in a moment");
	await one.signIn();
});

test("guessing the current password in a session is limited to five attempts, and recorded", async () => {
	const { one } = await openTwo();
	const cookie = await one.signIn();
	const body = {
		action: "password",
		current: "guess",
		password: chosen,
		repeated: chosen,
	};
	const statuses: number[] = [];
	for (let count = 0; count < 12; count++)
		statuses.push((await one.post(target, body, cookie)).status);
	expect(statuses.slice(0, 5)).toEqual(Array(5).fill(422));
	expect(statuses.at(-1)).toBe(429);
	const limited = await one.post(target, body, cookie);
	expect(Number(limited.headers["retry-after"])).toBeGreaterThan(800);
	const filter = { action: "sign-in-refused" } as const;
	const guesses = await one.deps.desk.audit.list(filter, undefined, 50);
	expect(guesses).toHaveLength(statuses.filter((code) => code === 422).length);
});

test("emergency key sessions are invalid when the key's hash is changed or removed", async () => {
	const one = await openStaffSite({ STAFF_PASSWORD_HASH: testPasswordHash });
	const cookie = await one.signIn("");
	await one.get("/desk", cookie).expect(200);
	const other = await hashPassword(chosen, { logN: 10, r: 8, p: 1 });
	for (const STAFF_PASSWORD_HASH of [other, ""]) {
		const DATA_DIR = one.folder;
		const two = await openStaffSite({ DATA_DIR, STAFF_PASSWORD_HASH });
		await two.get("/desk", cookie).expect(302);
	}
	await one.get("/desk", cookie).expect(200);
});

test("the sessions page of the emergency key shows sessions only", async () => {
	const site = await openStaffSite({ STAFF_PASSWORD_HASH: testPasswordHash });
	const cookie = await site.signIn("");
	const page = await site.get(target, cookie);
	expect(page.status).toBe(200);
	expect(page.text).not.toContain('name="password"');
	for (const action of ["password", "remove-passkey"])
		await site
			.post(target, { action, password: chosen, repeated: chosen }, cookie)
			.expect(403);
});

test.each([
	[{ action: "crown" }, 422],
	[{}, 422],
	[{ action: "end", session: "x" }, 404],
	[{ action: "end", session: "\0" }, 404],
	[{ action: "remove-passkey", passkey: "x" }, 404],
	[{ action: "remove-passkey", passkey: "\0" }, 404],
])("the sessions form rejects %o", async (body, status) => {
	const { one } = await openTwo();
	await one.post(target, body, await one.signIn()).expect(status);
});
