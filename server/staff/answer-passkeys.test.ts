import { once } from "node:events";
import { createServer } from "node:http";
import request from "supertest";
import { expect, onTestFinished, test, vi } from "vitest";
import { operatorActor } from "../audit/actor.ts";
import { testPassword, testPasswordHash } from "../session/test-hash.ts";
import { createTestAuthenticator } from "./test-authenticator.ts";
import { cookiesOf, openStaffSite } from "./test-staff.ts";

const path = "/api/session/passkey";

/** Two instances: one sends the challenge, and the other receives the response. */
async function openSite() {
	const one = await openStaffSite();
	const two = await openStaffSite({ DATA_DIR: one.folder });
	const send = (
		{ app }: typeof one,
		target: string,
		body: object,
		headers: Record<string, string> = {},
	) => request(app).post(`${path}${target}`).set(headers).send(body);
	const account = await one.addAccount();
	const Cookie = await one.signIn();
	const ask = async () => (await send(one, "/options", {})).body;
	const register = async (key = createTestAuthenticator()) => {
		const headers = { Cookie };
		const options = await send(one, "/registration/options", {}, headers);
		const response = key.register(options.body);
		await send(two, "/registration", { response }, headers).expect(204);
		return key;
	};
	return { one, two, send, account, Cookie, ask, register };
}

test("a signed-in account can add a passkey, which then signs in on every instance", async () => {
	const { one, two, send, ask, register, account } = await openSite();
	const key = await register();
	const listed = await one.deps.staff.passkeyStore.list(account.id);
	expect(listed).toHaveLength(1);
	const options = await ask();
	expect(options).toMatchObject({
		rpId: "localhost",
		userVerification: "required",
	});
	expect(JSON.stringify(options)).not.toContain(listed[0]?.credentialId);
	const answer = await send(two, "", { response: key.sign(options) });
	expect(answer.status).toBe(200);
	expect(answer.headers["cache-control"]).toBe("no-store");
	expect(answer.body.token).toMatch(/^Bearer [\w-]{43}$/);
	await one.get("/desk", cookiesOf(answer)).expect(200);
});

test("creating a passkey with an invite link signs in and uses up the link", async () => {
	const { one, two, send, account } = await openSite();
	const code = await one.deps.staff.credentials.invite(account.id);
	const key = createTestAuthenticator();
	const ask = () => send(one, "/registration/options", { code });
	const wrong = key.register((await ask()).body, {
		origin: "https://a.example",
	});
	await send(two, "/registration", { code, response: wrong }).expect(401);
	const response = key.register((await ask()).body);
	const answer = await send(two, "/registration", { code, response });
	expect(answer.status).toBe(200);
	await one.get("/desk", cookiesOf(answer)).expect(200);
	await ask().expect(401);
	await one.get(`/login/invite/${code}`).expect(404);
});

test("a password from before an invite link no longer signs in, also if the link's owner chooses a passkey", async () => {
	const { one, send, account, ask } = await openSite();
	const code = await one.deps.staff.credentials.invite(account.id);
	const options = await send(one, "/registration/options", { code });
	const key = createTestAuthenticator();
	const response = key.register(options.body);
	await send(one, "/registration", { code, response }).expect(200);
	const known = { email: account.email, password: testPassword };
	await request(one.app).post("/api/session").send(known).expect(401);
	await send(one, "", { response: key.sign(await ask()) }).expect(200);
});

test("nothing is fetched from where a passkey's certificate says, and such a passkey is rejected", async () => {
	const { one, send, Cookie } = await openSite();
	const asked = vi.fn<(url: string | undefined) => void>();
	const inside = createServer(({ url }, res) => {
		asked(url);
		res.end();
	}).listen(0, "127.0.0.1");
	onTestFinished(() => void inside.close());
	await once(inside, "listening");
	const address = inside.address();
	const port = typeof address === "object" ? address?.port : undefined;
	const headers = { Cookie };
	const options = await send(one, "/registration/options", {}, headers);
	const response = createTestAuthenticator().register(options.body, {
		revoked: `http://127.0.0.1:${port}/secret`,
	});
	await send(one, "/registration", { response }, headers).expect(401);
	expect(asked).not.toHaveBeenCalled();
});

test("a challenge can be used once, and only for its own purpose", async () => {
	const { one, two, send, ask, register } = await openSite();
	const key = await register();
	const response = key.sign(await ask());
	await send(one, "", { response }).expect(200);
	await send(two, "", { response }).expect(401);
	const registration = await send(
		one,
		"/registration/options",
		{},
		{
			Cookie: await one.signIn(),
		},
	);
	const mixed = key.sign(registration.body);
	await send(one, "", { response: mixed }).expect(401);
});

test.each([
	["another site", { origin: "https://evil.example" }],
	["another challenge", { challenge: "eA" }],
	["no verified person", { flags: 0x01 }],
	["nobody there", { flags: 0x00 }],
])("a passkey response with %s is rejected", async (_name, said) => {
	const { one, send, ask, register } = await openSite();
	const key = await register();
	const answer = await send(one, "", { response: key.sign(await ask(), said) });
	expect(answer.status).toBe(401);
	expect(answer.headers["content-type"]).toContain("problem+json");
	expect(answer.headers["set-cookie"]).toBeUndefined();
	await send(one, "", { response: key.sign(await ask()) }).expect(200);
});

test("a cloned passkey is detected by its counter, and an unknown one is rejected", async () => {
	const { one, send, ask, register } = await openSite();
	const key = await register();
	const use = async (counter: number) =>
		(await send(one, "", { response: key.sign(await ask(), { counter }) }))
			.status;
	expect([await use(5), await use(6), await use(6), await use(2)]).toEqual([
		200, 200, 401, 401,
	]);
	const stranger = createTestAuthenticator();
	const response = stranger.sign(await ask());
	await send(one, "", { response }).expect(401);
});

test("a passkey that belongs to another account is rejected and does not use up the invite link", async () => {
	const { one, send, Cookie, register } = await openSite();
	const id = Buffer.from("a key of Li's");
	await register(createTestAuthenticator(undefined, id));
	const { accounts, credentials, passkeyStore } = one.deps.staff;
	const wei = await one.addAccount("wei@example.com");
	const thief = createTestAuthenticator(undefined, id);
	const code = await credentials.invite(wei.id);
	const session = { Cookie: await one.signIn("wei@example.com") };
	for (const [by, headers] of [
		[{}, session],
		[{ code }, {}],
	] as const) {
		const options = await send(one, "/registration/options", by, headers);
		const response = thief.register(options.body);
		await send(one, "/registration", { ...by, response }, headers).expect(401);
	}
	expect(await passkeyStore.list(wei.id)).toEqual([]);
	expect(await credentials.findInvited(code)).toMatchObject({ id: wei.id });
	expect(await accounts.list()).toHaveLength(2);
	await one.get("/desk", Cookie).expect(200);
});

test("a removed passkey no longer signs in, and the last one of an account without a password stays", async () => {
	const { one, send, ask, register, account, Cookie } = await openSite();
	const key = await register();
	const [listed] = await one.deps.staff.passkeyStore.list(account.id);
	const action = { action: "remove-passkey", passkey: listed?.credentialId };
	await one.post("/desk/sessions", action, Cookie).expect(303);
	await send(one, "", { response: key.sign(await ask()) }).expect(401);

	const { accounts, credentials, passkeyStore } = one.deps.staff;
	const wei = await accounts.add(
		{
			email: "wei@example.com",
			name: "Wei",
			role: "staff",
		},
		operatorActor,
	);
	const code = await credentials.invite(wei?.id ?? 0);
	const only = createTestAuthenticator();
	const options = await send(one, "/registration/options", { code });
	const response = only.register(options.body);
	const entered = await send(one, "/registration", { code, response });
	const [last] = await passkeyStore.list(wei?.id ?? 0);
	const removal = { action: "remove-passkey", passkey: last?.credentialId };
	await one.post("/desk/sessions", removal, cookiesOf(entered)).expect(422);
});

test.each(["/registration/options", "/registration"])(
	"%s requires an account session or an invite link",
	async (target) => {
		const { one, send } = await openSite();
		const response = createTestAuthenticator().register({ challenge: "eA" });
		for (const body of [{ response }, { response, code: "x".repeat(43) }])
			await send(one, target, body).expect(401);
		const site = await openStaffSite({ STAFF_PASSWORD_HASH: testPasswordHash });
		const Cookie = await site.signIn("");
		await send(site, target, { response }, { Cookie }).expect(403);
	},
);

test.each(["", "/options", "/registration", "/registration/options"])(
	"%s accepts only JSON",
	async (target) => {
		const { one } = await openSite();
		const form = request(one.app).post(`${path}${target}`).type("form");
		await form.send("a=b").expect(415);
		const broken = request(one.app).post(`${path}${target}`).type("json");
		await broken.send("{").expect(400);
	},
);

test.each([{}, { response: {} }, { response: "x" }, { response: { id: 5 } }])(
	"the passkey response %o returns 422",
	async (body) => {
		const { one, send, Cookie } = await openSite();
		const answer = await send(one, "", body);
		expect(answer.status).toBe(422);
		expect(answer.body.detail).toContain("lacks a required field");
		await send(one, "/registration", body, { Cookie }).expect(422);
	},
);

test("an address is limited to sixty passkey challenges per window, and others are unaffected", async () => {
	const site = await openStaffSite({ TRUST_PROXY: "true" });
	const ask = (address: string) =>
		request(site.app)
			.post(`${path}/options`)
			.set("X-Forwarded-For", address)
			.send({});
	const statuses: number[] = [];
	for (let count = 0; count < 61; count++)
		statuses.push((await ask("192.0.2.1")).status);
	expect(statuses.slice(0, 60)).toEqual(Array(60).fill(200));
	expect(statuses[60]).toBe(429);
	await ask("192.0.2.2").expect(200);
});
