import request, { type Test } from "supertest";
import { expect, test } from "vitest";
import { testDependencies } from "../../scripts/test/test-app.ts";
import { createApp } from "../app.ts";
import { openDownDatabase } from "../database/test-down-database.ts";
import { createTestLogger } from "../log/test-logs.ts";
import { openStaffSite } from "../staff/test-staff.ts";
import { parsePasswordHash } from "./password.ts";
import { createSignIn } from "./sign-in.ts";
import { testPassword, testPasswordHash } from "./test-hash.ts";

async function openSite(env: Record<string, string> = {}) {
	const site = await openStaffSite({
		STAFF_PASSWORD_HASH: testPasswordHash,
		GUARD_EXEMPT_PATHS: "/about",
		...env,
	});
	const post = (
		body: object | string = { password: testPassword },
		headers: Record<string, string> = {},
	) =>
		request(site.app)
			.post("/api/session")
			.set({ "Content-Type": "application/json", ...headers })
			.send(body);
	const signIn = async () => String((await post().expect(200)).body.token);
	const open = (headers: Record<string, string>) =>
		site.get("/en-US/careers").set(headers);
	return { ...site, post, signIn, open };
}

const cookieOf = (answer: Awaited<Test>) =>
	String(answer.headers["set-cookie"]?.[0]);

test("an address that a trusted proxy passes on unchecked cannot control the terminal of who reads the log", async () => {
	const { logger, logDestination, lines } = createTestLogger("info");
	const deps = await testDependencies({
		TRUST_PROXY: "true",
		STAFF_PASSWORD_HASH: testPasswordHash,
	});
	const app = createApp({ ...deps, logger, logDestination });
	for (const address of ["\u009b31m", "192.0.2.7"])
		await request(app)
			.post("/api/session")
			.set("X-Forwarded-For", address)
			.send({ password: "a wrong guess" })
			.expect(401);
	const signIns = lines.filter(({ msg }) => msg === "sign-in");
	expect(signIns.map(({ address }) => address)).toEqual([
		undefined,
		"192.0.2.7",
	]);
});

test("the correct password returns a token, also set as a cookie", async () => {
	const { post, open } = await openSite();
	const answer = await post();
	expect(answer.status).toBe(200);
	expect(Object.keys(answer.body)).toEqual(["token"]);
	const [, token] = /^Bearer ([\w-]{43})$/.exec(answer.body.token) ?? [];
	expect(token).toBeDefined();
	expect(answer.headers["cache-control"]).toBe("no-store");
	const [pair, ...attributes] = cookieOf(answer).split("; ");
	expect(pair).toBe(`token=${token}`);
	expect(
		attributes.filter((item) => !item.startsWith("Expires=")).sort(),
	).toEqual(["HttpOnly", "Max-Age=43200", "Path=/", "SameSite=Lax"]);
	await open({}).expect(302);
	await open({ Authorization: answer.body.token }).expect(200);
	await open({ Cookie: `token=${token}` }).expect(200);
	await open({ Cookie: `token=${token}x` }).expect(302);
});

test.each([
	["SITE_ORIGIN", { SITE_ORIGIN: "https://www.example.com" }, {}],
	[
		"a trusted proxy",
		{ TRUST_PROXY: "true" },
		{ "X-Forwarded-Proto": "https" },
	],
])(
	"the token cookie is secure when %s indicates https",
	async (_name, env, headers) => {
		const { post } = await openSite({ ...env });
		const answer = await post(undefined, { ...headers });
		expect(cookieOf(answer)).toContain("; Secure");
	},
);

test.each([
	["en-US", "en", /not the staff password/],
	["zh-CN", "zh-TW,zh;q=0.9", /密码不对/],
])(
	"a wrong password returns a localized 401 in %s",
	async (locale, accepted, detail) => {
		const { post } = await openSite();
		for (const [body, headers] of [
			[{ password: "guess" }, { "Accept-Language": accepted }],
			[{ password: "guess", locale }, {}],
		] as const) {
			const answer = await post(body, headers);
			expect(answer.status).toBe(401);
			expect(answer.headers["content-type"]).toBe(
				"application/problem+json; charset=utf-8",
			);
			expect(answer.headers["content-language"]).toBe(locale);
			expect(answer.headers["cache-control"]).toBe("no-store");
			expect(answer.headers["www-authenticate"]).toBe("Bearer");
			expect(answer.headers["set-cookie"]).toBeUndefined();
			expect(answer.body).toMatchObject({ title: "Unauthorized", status: 401 });
			expect(answer.body.detail).toMatch(detail);
			expect(answer.text).not.toContain("guess");
		}
	},
);

test("disabled sign-in returns 403 in the same shape as a wrong password", async () => {
	const set = await openSite();
	const unset = await openSite({ STAFF_PASSWORD_HASH: "" });
	const wrong = await set.post({ password: "guess" });
	const disabled = await unset.post();
	expect(disabled.status).toBe(403);
	expect(disabled.body.detail).toContain("can’t sign in here");
	const shape = ({ headers, body }: Awaited<Test>) => ({
		names: Object.keys(headers).filter((name) => name !== "www-authenticate"),
		members: Object.keys(body),
	});
	expect(shape(disabled)).toEqual(shape(wrong));
	const guarded = await unset.open({ Authorization: "Bearer abc" });
	expect(guarded.status).toBe(302);
});

test.each([
	["no password", {}, 422],
	["an empty one", { password: "" }, 422],
	["a list", { password: ["x"] }, 422],
	["an array", [], 422],
	["broken JSON", '{"password":"gues', 400],
	["no JSON object", '"guess"', 400],
])(
	"a post of %s gets a problem response and does not count as an attempt",
	async (_name, body, status) => {
		const { post } = await openSite();
		for (let count = 0; count < 6; count++) {
			const answer = await post(body);
			expect(answer.status).toBe(status);
			expect(answer.headers["content-type"]).toContain("problem+json");
			expect(answer.text).not.toContain("gues");
			if (status === 422)
				expect(answer.body.errors).toEqual([
					{ pointer: "/password", message: "Enter the staff password" },
				]);
		}
		await post().expect(200);
	},
);

test.each([
	["a form", "password=x", "application/x-www-form-urlencoded", 415],
	["text", "x", "text/plain", 415],
	["no type", "", "", 415],
	[
		"more than 4 KB",
		JSON.stringify({ password: "x".repeat(4096) }),
		"application/json",
		413,
	],
])("a sign-in post of %s is rejected", async (_name, body, type, status) => {
	const { post } = await openSite();
	const answer = await post(body, {
		"Content-Type": type,
		"Accept-Language": "zh",
	});
	expect(answer.status).toBe(status);
	expect(answer.body.detail).toMatch(/\p{Script=Han}/u);
	expect(answer.headers["cache-control"]).toBe("no-store");
});

test("a session is shared by instances with the same database and survives a restart", async () => {
	const one = await openSite();
	const Authorization = await one.signIn();
	await one.deps.enquiries.store.close();
	const two = await openSite({ DATA_DIR: one.folder });
	await two.open({ Authorization }).expect(200);
	await request(two.app)
		.delete("/api/session")
		.set({ Authorization })
		.expect(204);
	await one.open({ Authorization }).expect(302);
});

test("sign-out ends the sessions of header and cookie, is idempotent, and ends no others", async () => {
	const { app, signIn, open } = await openSite();
	const [one, two, three] = [await signIn(), await signIn(), await signIn()];
	const bare = (token: string) => token.replace("Bearer ", "");
	for (const headers of [
		{ Authorization: one, Cookie: `token=other; token=${bare(two)}` },
		{ Cookie: `token=${bare(two)}` },
		{ Authorization: "Bearer nonsense" },
		{},
	]) {
		const answer = await request(app).delete("/api/session").set(headers);
		expect(answer.status).toBe(204);
		expect(answer.text).toBe("");
		expect(answer.headers["cache-control"]).toBe("no-store");
		expect(answer.headers["clear-site-data"]).toBe('"cache"');
		expect(cookieOf(answer)).toMatch(/^token=; Max-Age=0; Path=\/; Expires=/);
	}
	await open({ Authorization: one }).expect(302);
	await open({ Authorization: two }).expect(302);
	await open({ Authorization: three }).expect(200);
});

test("while the store is down, sessions and guarded pages return 503, and open pages work", async () => {
	const { deps } = await openSite();
	const signIn = createSignIn({
		database: openDownDatabase(),
		passwordHash: parsePasswordHash(testPasswordHash),
	});
	const app = createApp({ ...deps, signIn, verifyToken: signIn.identify });
	const Cookie = `token=${"x".repeat(43)}`;
	for (const answer of [
		await request(app).post("/api/session").send({ password: testPassword }),
		await request(app).delete("/api/session").set({ Cookie }),
		await request(app).get("/careers").set({ Cookie }),
	]) {
		expect(answer.status).toBe(503);
		expect(answer.headers["retry-after"]).toBe("5");
		expect(answer.headers["cache-control"]).toBe("no-store");
	}
	const page = await request(app).get("/about").set({ Cookie });
	expect(page.status).toBe(200);
	expect(await deps.metrics.render()).toContain(
		'sign_ins_total{method="emergency key",outcome="failed"} 1',
	);
});

test("passwords and tokens are never logged, and only sign-in lines contain addresses", async () => {
	const { lines, ...log } = createTestLogger("trace");
	const { deps } = await openSite();
	const down = createSignIn({
		database: openDownDatabase(),
		passwordHash: parsePasswordHash(testPasswordHash),
	});
	const tokens: string[] = [];
	for (const signIn of [deps.signIn, down]) {
		const app = createApp({
			...deps,
			...log,
			signIn,
			verifyToken: signIn.identify,
		});
		const json = request(app).post("/api/session").type("json");
		await json.send('{"password":"secret guess"');
		for (const password of ["secret guess", testPassword]) {
			const answer = await request(app).post("/api/session").send({ password });
			tokens.push(String(answer.body.token).replace("Bearer ", ""));
			await request(app).post("/login").type("form").send({ password });
		}
		const Authorization = `Bearer ${tokens.at(-1)}`;
		await request(app).get("/careers").set({ Authorization });
		await request(app).delete("/api/session").set({ Authorization });
	}
	expect(lines.length).toBeGreaterThan(12);
	const text = JSON.stringify(lines);
	for (const secret of ["secret guess", testPassword])
		expect(text).not.toContain(secret);
	const [signIns, others] = [true, false].map((isSignIn) =>
		lines.filter(({ msg }) => (msg === "sign-in") === isSignIn),
	);
	expect(JSON.stringify(others)).not.toContain("127.0.0.1");
	// The only log line with an address.
	for (const outcome of ["signed-in", "wrong"])
		expect(signIns).toContainEqual(
			expect.objectContaining({
				outcome,
				method: "emergency key",
				address: expect.stringContaining("127.0.0.1"),
			}),
		);
	for (const token of tokens.filter(({ length }) => length === 43))
		expect(text).not.toContain(token);
});
