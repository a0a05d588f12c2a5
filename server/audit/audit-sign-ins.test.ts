import request from "supertest";
import { expect, test } from "vitest";
import { agents, testDependencies } from "../../scripts/test/test-app.ts";
import { createApp } from "../app.ts";
import { testPassword, testPasswordHash } from "../session/test-hash.ts";

const deps = await testDependencies({ STAFF_PASSWORD_HASH: testPasswordHash });
const app = createApp(deps);
const address = "127.0.0.1";
const unknown = { staffId: null, staffName: "unknown", address };
const key = { staffId: null, staffName: "emergency key", address };

const signIn = (password: string) =>
	request(app)
		.post("/api/session")
		.set("User-Agent", agents.person)
		.send({ password });

test("the audit trail records sign-ins, failed attempts, account changes and sign-outs, but no passwords", async () => {
	await signIn("a wrong guess").expect(401);
	// No password was compared.
	await signIn("").expect(422);
	const { body } = await signIn(testPassword).expect(200);
	const Authorization = String(body.token);
	const post = (path: string, fields: Record<string, string>) =>
		request(app)
			.post(path)
			.set({ Authorization, "User-Agent": agents.person })
			.type("form")
			.send(fields);
	const account = { name: "Mei", email: "mei@firm.example", role: "staff" };
	await post("/en-US/desk/staff", { action: "add", ...account }).expect(200);
	const [mei] = await deps.staff.accounts.list();
	const id = String(mei?.id);
	const change = { account: id, role: "administrator" };
	await post("/desk/staff", { action: "role", ...change }).expect(303);
	await post("/desk/staff", { action: "remove", account: id }).expect(303);
	await post("/desk/staff", { action: "remove", account: id }).expect(404);
	await post("/desk/sessions", { action: "end-others" }).expect(303);
	await request(app).delete("/api/session").set({ Authorization }).expect(204);

	const entries = await deps.desk.audit.list({}, undefined, 50);
	expect(entries.map(({ action }) => action).toReversed()).toEqual([
		"sign-in-refused",
		"sign-in",
		"account-add",
		"account-change",
		"account-remove",
		"session-end",
		"sign-out",
	]);
	const [out, , removed, changed, added, into, refused] = entries;
	expect(refused).toMatchObject({ ...unknown, detail: "emergency key" });
	expect(into).toMatchObject({ ...key, detail: "emergency key" });
	const { email } = account;
	expect(added).toMatchObject({ ...key, detail: `${email}, staff` });
	expect(changed).toMatchObject({ ...key, detail: `${email}, administrator` });
	expect(removed).toMatchObject({ ...key, detail: email });
	expect(out).toMatchObject(key);
	const text = JSON.stringify(entries);
	for (const secret of [testPassword, "a wrong guess"])
		expect(text).not.toContain(secret);
});
