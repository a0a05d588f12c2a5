import { parse } from "node-html-parser";
import request from "supertest";
import { expect, test } from "vitest";
import { createApp } from "../app.ts";
import { openDownDatabase } from "../database/test-down-database.ts";
import { openStaffSite } from "../staff/test-staff.ts";
import { parsePasswordHash } from "./password.ts";
import { createSignIn } from "./sign-in.ts";
import { testPassword, testPasswordHash } from "./test-hash.ts";

const openSite = (env: Record<string, string> = {}) =>
	openStaffSite({
		STAFF_PASSWORD_HASH: testPasswordHash,
		GUARD_EXEMPT_PATHS: "/about",
		...env,
	});

const pages = [
	{
		target: "/login",
		prefix: "",
		locale: "zh-CN",
		wrong: "密码不对",
		missing: "请填写员工密码",
		closed: "员工登录暂未开放",
	},
	{
		target: "/en-US/login",
		prefix: "/en-US",
		locale: "en-US",
		wrong: "That is not the staff password",
		missing: "Enter the staff password",
		closed: "Sign-in for staff is closed at the moment",
	},
];

test.each(pages)(
	"the correct password at $target sets the cookie and redirects to the desk in its language",
	async ({ target, prefix }) => {
		const { post, get } = await openSite();
		const answer = await post(target, { password: testPassword });
		expect(answer.status).toBe(303);
		expect(answer.headers.location).toBe(`${prefix}/desk`);
		expect(answer.headers["cache-control"]).toBe("private, no-store");
		expect(answer.headers.location).not.toContain("token");
		const [cookie = ""] = String(answer.headers["set-cookie"]).split(";");
		expect(cookie).toMatch(/^token=[\w-]{43}$/);
		await get(`${prefix}/careers`).expect(302);
		await get(`${prefix}/careers`, cookie).expect(200);
	},
);

test.each([
	["/careers", "/careers"],
	["/about", "/en-US/desk"],
	["//evil.example/desk?state=new", "/en-US/desk"],
])("with next=%j, the sign-in redirects to %s", async (next, location) => {
	const { post } = await openSite();
	const answer = await post("/en-US/login", { password: testPassword, next });
	expect(answer.status).toBe(303);
	expect(answer.headers.location).toBe(location);
});

test.each(["", "/en-US"])(
	"under %j, the sign-in returns to a filtered list with its filters, even after a wrong password",
	async (prefix) => {
		const { post, get } = await openSite();
		const search = "人力 ".repeat(12).trim();
		const asked = `${prefix}/desk?${new URLSearchParams({ state: "new", search })}`;
		const refused = await get(`${asked}&utm_source=mail`);
		expect(refused.status).toBe(302);
		const login = await get(String(refused.headers.location));
		const nextOf = (html: string) =>
			parse(html).querySelector("form [name=next]")?.getAttribute("value");
		expect(nextOf(login.text)).toBe(asked);
		const next = nextOf(login.text);
		const wrong = await post(`${prefix}/login`, { password: "x", next });
		expect(nextOf(wrong.text)).toBe(asked);
		const fields = { password: testPassword, next };
		const answer = await post(`${prefix}/login`, fields);
		expect(answer.headers.location).toBe(asked);
	},
);

test("the login page ignores unsafe next values in its query", async () => {
	const { get } = await openSite();
	for (const next of ["//evil.example", "/about", '"><b>'])
		expect(
			parse(
				(await get(`/login?next=${encodeURIComponent(next)}`)).text,
			).querySelectorAll("form [name=next]"),
		).toEqual([]);
});

test.each(
	pages.flatMap((page) => [
		{ ...page, password: "<b>guess", status: 401, text: page.wrong },
		{ ...page, password: "", status: 422, text: page.missing },
	]),
)(
	"at $target, the password %j returns the page with $status and a message at the field",
	async ({ target, locale, password, status, text }) => {
		const { post } = await openSite();
		const answer = await post(target, { password });
		expect(answer.status).toBe(status);
		expect(answer.headers["cache-control"]).toBe("no-store");
		expect(answer.headers["content-language"]).toBe(locale);
		expect(answer.headers["x-robots-tag"]).toBe("noindex");
		expect(answer.headers["set-cookie"]).toBeUndefined();
		expect(answer.headers.etag).toBeUndefined();
		expect(answer.text).not.toContain("guess");
		const field = parse(answer.text).querySelector("form [name=password]");
		expect(field?.getAttribute("aria-invalid")).toBe("true");
		expect(field?.hasAttribute("value")).toBe(false);
		const [errorId = ""] = (
			field?.getAttribute("aria-describedby") ?? ""
		).split(" ");
		expect(parse(answer.text).getElementById(errorId)?.text).toContain(text);
	},
);

test("after five wrong passwords, the login page shows the waiting time, even for the correct one", async () => {
	const { post } = await openSite();
	for (let count = 0; count < 5; count++)
		await post("/en-US/login", { password: "x" }).expect(401);
	const answer = await post("/en-US/login", { password: testPassword });
	expect(answer.status).toBe(429);
	expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
	expect(answer.text).toContain("Minutes until you can try again: 15.");
});

test("while the store is down, the login form returns 503 with a message", async () => {
	const { deps } = await openSite();
	const signIn = createSignIn({
		database: openDownDatabase(),
		passwordHash: parsePasswordHash(testPasswordHash),
	});
	const answer = await request(createApp({ ...deps, signIn }))
		.post("/en-US/login")
		.type("form")
		.send({ password: testPassword });
	expect(answer.status).toBe(503);
	expect(answer.headers["retry-after"]).toBe("5");
	expect(answer.text).toContain("could not be checked");
});

test.each(pages)(
	"when sign-in is not set up, $target says so and has no form",
	async ({ target, closed }) => {
		const { get, post } = await openSite({ STAFF_PASSWORD_HASH: "" });
		const shown = await get(target).expect(200);
		const posted = await post(target, { password: testPassword });
		expect(posted.status).toBe(403);
		for (const { text } of [shown, posted]) {
			expect(text).toContain(closed);
			expect(parse(text).querySelector("[name=password]")).toBe(null);
		}
	},
);

test("the ETag of the login page differs when sign-in is set up", async () => {
	const set = await openSite();
	const unset = await openSite({ STAFF_PASSWORD_HASH: "" });
	const [one, two] = [await set.get("/login"), await unset.get("/login")];
	expect(one.headers.etag).not.toBe(two.headers.etag);
	expect(parse(one.text).querySelector("[name=password]")).not.toBe(null);
});

test.each(pages)(
	"signing out at $target ends the session and redirects to a confirmation",
	async ({ target, prefix }) => {
		const { post, get } = await openSite();
		const { headers } = await post(target, { password: testPassword });
		const [cookie = ""] = String(headers["set-cookie"]).split(";");
		for (const sent of [cookie, cookie, ""]) {
			const answer = await post(target, { action: "sign-out" }, sent);
			expect(answer.status).toBe(303);
			expect(answer.headers.location).toBe(`${target}?code=signed-out`);
			expect(answer.headers["clear-site-data"]).toBe('"cache"');
			expect(String(answer.headers["set-cookie"])).toMatch(
				/^token=; Max-Age=0/,
			);
		}
		await get(`${prefix}/careers`, cookie).expect(302);
		const page = await get(`${target}?code=signed-out`);
		expect(
			parse(page.text).querySelector("main header [role=status]"),
		).not.toBe(null);
	},
);

test.each([
	["JSON", "application/json", "{}", 415],
	["files", "multipart/form-data; boundary=x", "--x--", 415],
	[
		"more than 4 KB",
		"application/x-www-form-urlencoded",
		`password=${"x".repeat(4096)}`,
		413,
	],
])("the login page rejects a post of %s", async (_name, type, body, status) => {
	const { app } = await openSite();
	const answer = await request(app)
		.post("/login")
		.set("Content-Type", type)
		.send(body);
	expect(answer.status).toBe(status);
});
