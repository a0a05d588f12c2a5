import request from "supertest";
import { expect, test } from "vitest";
import {
	agents,
	createTestApp,
	testDependencies,
} from "../../scripts/test/test-app.ts";
import { emergencyIdentity } from "../../shared/staff.ts";
import { alwaysRecent } from "../session/test-session.ts";

const { signIn } = await testDependencies();
const app = await createTestApp(
	{ GUARD_EXEMPT_PATHS: "/about" },
	{
		verifyToken: (token) => (token === "valid" ? emergencyIdentity : undefined),
		signIn: alwaysRecent(signIn),
	},
);

function get(path: string, headers: Readonly<Record<string, string>>) {
	return request(app)
		.get(path)
		.set({ "User-Agent": agents.person, Cookie: "token=valid", ...headers });
}

const from = (site: string, mode: string, dest: string) => ({
	"Sec-Fetch-Site": site,
	"Sec-Fetch-Mode": mode,
	"Sec-Fetch-Dest": dest,
});

const pages = ["/desk", "/en-US/desk", "/careers"];
const files = ["/desk/export.csv", "/en-US/desk/audit/export.csv"];
const paths = [...pages, ...files];

const links = [
	["a link in a mail", from("cross-site", "navigate", "document")],
	["a link of a neighbor", from("same-site", "navigate", "document")],
] as const;
const own = [
	["the address bar", from("none", "navigate", "document")],
	["a page of ours", from("same-origin", "cors", "empty")],
	["a client that does not say", {}],
] as const;

test.each([
	["a picture", from("cross-site", "no-cors", "image")],
	["a script", from("cross-site", "no-cors", "script")],
	["data", from("cross-site", "cors", "empty")],
	["a frame", from("cross-site", "navigate", "iframe")],
	["an object", from("cross-site", "navigate", "object")],
	["data of a neighbor", from("same-site", "cors", "empty")],
	["what says no more", { "Sec-Fetch-Site": "cross-site" }],
	["what is unknown", from("other", "no-cors", "image")],
])(
	"a cross-site request for %s gets 403 on private pages",
	async (_name, headers) => {
		for (const path of paths) {
			const answer = await get(path, headers);
			expect(answer.status).toBe(403);
			expect(answer.headers["cache-control"]).toBe("no-store");
			const head = await request(app).head(path).set(headers);
			expect(head.status).toBe(403);
		}
		expect((await get("/about", headers)).status).toBe(200);
	},
);

test.each([
	...links.map((link) => [...link, pages] as const),
	...own.map((way) => [...way, paths] as const),
])(
	"%s opens private pages with a token and redirects to the login page without one",
	async (_name, headers, opened) => {
		for (const path of opened) {
			expect((await get(path, headers)).status).toBe(200);
			const without = await get(path, { ...headers, Cookie: "" });
			expect(without.status).toBe(302);
		}
	},
);

test.each(links)(
	"%s opens no private file and no search",
	async (_name, headers) => {
		for (const path of [
			...files,
			"/desk?state=new&search=li",
			"/desk?se%61rch=li",
		]) {
			const answer = await get(path, headers);
			expect(answer.status).toBe(403);
			expect(answer.headers["content-disposition"]).toBeUndefined();
		}
	},
);
