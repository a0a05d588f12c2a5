import request from "supertest";
import { expect, test } from "vitest";
import enLogin from "../../locales/en-US/login.json" with { type: "json" };
import zhLogin from "../../locales/zh-CN/login.json" with { type: "json" };
import { agents, createTestApp } from "../../scripts/test/test-app.ts";
import { routes } from "../../shared/routes.ts";
import { emergencyIdentity } from "../../shared/staff.ts";

const verifyToken = (token: string) =>
	token === "valid" ? emergencyIdentity : undefined;
const openApp = await createTestApp({}, { verifyToken });
const guardedApp = await createTestApp(
	{ GUARD_EXEMPT_PATHS: "/about,/services" },
	{ verifyToken },
);

function get(path: string, headers: Record<string, string> = {}) {
	return request(guardedApp)
		.get(path)
		.set({ "User-Agent": agents.person, ...headers });
}

test("every page is open by default", async () => {
	await request(openApp).get("/careers").expect(200);
});

test.each([
	["/careers", "/login?code=401&message=", zhLogin],
	["/en-US/careers", "/en-US/login?code=401&message=", enLogin],
	["/en-US/industries/oil-gas", "/en-US/login?code=401&message=", enLogin],
])(
	"without a token, %s redirects to the login page in its language",
	async (path, location, { reasons }) => {
		const answer = await get(path);
		expect(answer.status).toBe(302);
		expect(answer.headers.location).toContain(location);
		expect(answer.headers["cache-control"]).toBe("private, no-store");
		const message = new URL(
			answer.headers.location ?? "",
			"http://site",
		).searchParams.get("message");
		expect(message).toBe(reasons[401]);
	},
);

test.each([
	{},
	{ Authorization: "Bearer wrong" },
	{ Authorization: "Basic valid" },
	{ Cookie: "token=wrong" },
	{ Cookie: "xtoken=valid; token=; token" },
])("%o is not accepted as a valid token", async (headers) => {
	await get("/careers", headers).expect(302);
});

test.each([
	{ Authorization: "Bearer valid" },
	{ Cookie: "token=valid" },
	{ Cookie: "token=wrong; theme=darkRed; token=valid" },
	{ Cookie: "token=valid; token=wrong" },
	{ Cookie: "token=valid", Authorization: "Bearer wrong" },
])("%o opens a guarded page", async (headers) => {
	const answer = await get("/en-US/careers", headers);
	expect(answer.status).toBe(200);
	expect(answer.headers["cache-control"]).toBe("private, no-cache");
	expect(answer.headers.vary).toContain("Cookie");
	expect(answer.headers.vary).toContain("Authorization");
});

test("of a thousand tokens in one request, fewer than ten are looked up", async () => {
	let looked = 0;
	const app = await createTestApp(
		{ GUARD_EXEMPT_PATHS: "/about" },
		{ verifyToken: () => void ++looked },
	);
	const Cookie = Array.from({ length: 1000 }, (_, i) => `token=${i}`).join(
		"; ",
	);
	await request(app).get("/careers").set({ Cookie }).expect(302);
	expect(looked).toBeLessThan(10);
});

test.each([
	"/about",
	"/en-US/about",
	"/services/hr-consulting",
	"/login",
	"/en-US/login",
])("%s is exempt from the guard", async (path) => {
	await get(path).expect(200);
});

test("the guard does not apply to anything but pages", async () => {
	await get("/nope").expect(404);
	await get("/robots.txt").expect(200);
});

test("the login page explains the code in its own words and ignores the message in the query", async () => {
	const answer = await get(
		"/en-US/login?code=401&message=%3Cb%3EYou+won%3C/b%3E",
	);
	expect(answer.text).toContain('role="alert"');
	expect(answer.text).not.toContain("You won");
	const plain = await get("/en-US/login?code=200");
	expect(plain.text).not.toContain('role="alert"');
});

test("a route with auth middleware needs a token regardless of exemptions", async () => {
	const app = await createTestApp(
		{},
		{
			verifyToken,
			routes: { ...routes, about: { ...routes.about, middleware: ["auth"] } },
		},
	);
	await request(app).get("/about").expect(302);
	await request(app).get("/careers").expect(200);
	await request(app)
		.get("/about")
		.set("Authorization", "Bearer valid")
		.expect(200);
});

test("a route with unknown middleware fails at startup", async () => {
	await expect(
		createTestApp(
			{},
			{
				routes: { ...routes, about: { ...routes.about, middleware: ["nope"] } },
			},
		),
	).rejects.toThrow('unknown route middleware "nope" on route "about"');
});
