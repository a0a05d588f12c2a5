import path from "node:path";
import request from "supertest";
import { expect, onTestFinished, test, vi } from "vitest";
import { operatorActor } from "../audit/actor.ts";
import { openSqliteDatabase } from "../database/sqlite/sqlite-database.ts";
import { createTestLogger } from "../log/test-logs.ts";
import { openStaffSite } from "../staff/test-staff.ts";
import type { verifyPassword } from "./password.ts";
import { createSignIn } from "./sign-in.ts";
import { testPassword, testPasswordHash } from "./test-hash.ts";

const own = { email: "li@example.com", password: testPassword };

test("an account signs in with its email address in any case, and the token identifies it", async () => {
	const { app, addAccount, deps } = await openStaffSite();
	const { id } = await addAccount();
	const answer = await request(app)
		.post("/api/session")
		.send({ ...own, email: " LI@Example.COM" });
	expect(answer.status).toBe(200);
	const token = String(answer.body.token).replace("Bearer ", "");
	expect(await deps.verifyToken(token)).toEqual({
		id,
		name: "li",
		email: "li@example.com",
		role: "staff",
	});
	const cookies = String(answer.headers["set-cookie"]);
	expect(cookies).toMatch(/^token=/);
	expect(cookies).toMatch(/device=[\w-]{43}; Max-Age=15552000; .*HttpOnly/);
});

test("a sign-in with a wrong password gets an answer that names neither it nor the address", async () => {
	const { app, addAccount } = await openStaffSite();
	await addAccount();
	const answer = await request(app)
		.post("/api/session")
		.send({ ...own, password: "guess" });
	expect(answer.status).toBe(401);
	expect(answer.body.detail).toMatch(/^Email address and password do not/);
	expect(answer.headers["set-cookie"]).toBeUndefined();
});

test("every failed sign-in costs one check of equal cost and has the same result, even for unknown accounts", async () => {
	const { folder, deps } = await openStaffSite();
	const { accounts, credentials } = deps.staff;
	const [li] = await Promise.all([
		accounts.add(
			{ email: "li@example.com", name: "Li", role: "staff" },
			operatorActor,
		),
		accounts.add(
			{ email: "new@example.com", name: "New", role: "staff" },
			operatorActor,
		),
	]);
	const bytes = (length: number) => Buffer.alloc(length).toString("base64url");
	const costly = `scrypt:17:8:1:${bytes(16)}:${bytes(32)}`;
	await credentials.setPassword(li?.id ?? 0, costly, undefined, operatorActor);
	const database = openSqliteDatabase(path.join(folder, "enquiries.sqlite"));
	onTestFinished(() => database.close());
	const verify = vi.fn<typeof verifyPassword>(async () => false);
	const signIn = createSignIn({ database, passwordHash: undefined, verify });
	for (const email of ["li@", "new@", "wei@"])
		expect(
			await signIn.signIn(
				"guess",
				{ address: "192.0.2.1" },
				`${email}example.com`,
			),
		).toEqual({ kind: "mismatch" });
	const costs = verify.mock.calls.map(([, { salt, hash, ...cost }]) => [
		salt.length,
		hash.length,
		cost,
	]);
	expect(costs).toHaveLength(3);
	expect(costs[1]).toEqual(costs[0]);
	expect(costs[2]).toEqual(costs[0]);
});

test("failed attempts lock an account for unknown browsers but not for one that has signed in before", async () => {
	const { app, addAccount } = await openStaffSite({ TRUST_PROXY: "true" });
	await addAccount();
	await addAccount("wei@example.com");
	const post = (address: string, body: object, Cookie = "") =>
		request(app)
			.post("/api/session")
			.set({ "X-Forwarded-For": address, Cookie })
			.send(body);
	const first = await post("192.0.2.1", own);
	const device = /device=[\w-]{43}/.exec(
		String(first.headers["set-cookie"]),
	)?.[0];
	for (let count = 0; count < 20; count++)
		await post(`198.51.100.${count}`, { ...own, password: "guess" });
	const limited = await post("192.0.2.2", own).expect(429);
	expect(Number(limited.headers["retry-after"])).toBeGreaterThan(880);
	expect(limited.body.detail).toContain("try again: 15.");
	const other = { ...own, email: "wei@example.com" };
	await post("192.0.2.3", other).expect(200);
	await post("192.0.2.2", own, device).expect(200);
	const stolen = `device=${"x".repeat(43)}`;
	await post("192.0.2.2", own, stolen).expect(429);
});

test("without an emergency key, the login form appears on every instance once an account exists", async () => {
	const one = await openStaffSite();
	const two = await openStaffSite({ DATA_DIR: one.folder });
	const closed = await one.get("/en-US/login").expect(200);
	expect(closed.text).toContain("Sign-in for staff is closed");
	await two.addAccount();
	const open = await one.get("/en-US/login").expect(200);
	expect(open.text).toContain('name="email"');
	const refused = await one.get("/en-US/desk/sessions").expect(302);
	const led = await one.get(String(refused.headers.location));
	expect(led.text).toContain("That page is for staff");
	expect(led.text).toContain('name="next" value="/en-US/desk/sessions"');
	const key = await request(one.app)
		.post("/api/session")
		.send({ password: testPassword });
	expect(key.status).toBe(403);
	expect(key.body.detail).toContain("No emergency key is set up");
	const form = await one.post("/en-US/login", { password: testPassword });
	expect(form.status).toBe(403);
	expect(form.text).toContain('name="email"');
	const right = await one.post("/en-US/login", own);
	expect(right.headers.location).toBe("/en-US/desk");
});

test("a failed login form keeps the typed address and never the password", async () => {
	const { post, addAccount } = await openStaffSite({
		STAFF_PASSWORD_HASH: testPasswordHash,
	});
	await addAccount();
	const answer = await post("/en-US/login", { ...own, password: "guess" });
	expect(answer.status).toBe(401);
	expect(answer.text).toContain('value="li@example.com"');
	expect(answer.text).not.toContain("guess");
	const right = await post("/en-US/login", own);
	expect(right.status).toBe(303);
	const emergency = await post("/en-US/login", {
		email: " ",
		password: testPassword,
	});
	expect(emergency.status).toBe(303);
});

test("sign-ins are logged with address, method and outcome, and counted", async () => {
	const { lines, ...log } = createTestLogger("trace");
	const { app, addAccount } = await openStaffSite(
		{ METRICS_TOKEN: "metrics", STAFF_PASSWORD_HASH: testPasswordHash },
		() => log,
	);
	const { id } = await addAccount();
	const post = (body: object) => request(app).post("/api/session").send(body);
	await post(own);
	await post({ ...own, password: "guess" });
	await post({ password: "guess" });
	const logged = lines.filter(({ msg }) => msg === "sign-in");
	expect(logged).toMatchObject([
		{ level: 30, method: "password", outcome: "signed-in", account: id },
		{ level: 40, method: "password", outcome: "mismatch" },
		{ level: 40, method: "emergency key", outcome: "wrong" },
	]);
	for (const { address } of logged) expect(address).toContain("127.0.0.1");
	expect(JSON.stringify(lines)).not.toContain("li@example.com");
	const { text } = await request(app)
		.get("/metrics")
		.set("Authorization", "Bearer metrics");
	expect(text).toContain(
		'sign_ins_total{method="password",outcome="mismatch"} 1',
	);
	expect(text).toContain(
		'sign_ins_total{method="emergency key",outcome="wrong"} 1',
	);
});
