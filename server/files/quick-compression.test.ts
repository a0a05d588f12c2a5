import request from "supertest";
import { expect, test } from "vitest";
import { agents, testDependencies } from "../../scripts/test/test-app.ts";
import { emergencyIdentity } from "../../shared/staff.ts";
import { createApp } from "../app.ts";
import { alwaysRecent } from "../session/test-session.ts";

const deps = await testDependencies();
const app = createApp({
	...deps,
	verifyToken: () => emergencyIdentity,
	signIn: alwaysRecent(deps.signIn),
});

test.each([
	["/en-US/desk?search=somebody", undefined],
	["/en-US/desk", "br"],
	["/en-US/desk/audit?person=Amal", undefined],
	["/en-US/search?q=visa", "br"],
	["/desk/export.csv?search=somebody", "br"],
])(
	"%s has Content-Encoding %s: staff pages with a query are not compressed",
	async (target, coding) => {
		const answer = await request(app)
			.get(target)
			.set({ Cookie: "token=x", "User-Agent": agents.person })
			.set("Accept-Encoding", "br")
			.expect(200);
		expect(answer.headers["content-encoding"]).toBe(coding);
	},
);

test("a page rendered for one visitor is compressed whole, with a Content-Length", async () => {
	const { headers } = await request(app)
		.get("/en-US/search?q=visa")
		.set("User-Agent", agents.person)
		.set("Accept-Encoding", "br")
		.expect(200);
	expect(Number(headers["content-length"])).toBeGreaterThan(1000);
	expect(headers["transfer-encoding"]).toBeUndefined();
});
