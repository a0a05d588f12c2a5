import request from "supertest";
import { expect, test } from "vitest";
import { testDependencies } from "../../scripts/test/test-app.ts";
import { emergencyIdentity } from "../../shared/staff.ts";
import { createApp } from "../app.ts";
import { sendBytes } from "../connections/test-connection.ts";

const deps = await testDependencies();
const app = createApp({ ...deps, verifyToken: () => emergencyIdentity });

test.each([
	["post", "/contact"],
	["post", "/en-US/careers/consultant-china-desk"],
	["post", "/login"],
	["post", `/login/invite/${"x".repeat(43)}`],
	["post", "/desk"],
	["post", "/desk/staff"],
	["post", "/desk/sessions"],
	["post", "/api/client-errors"],
	["post", "/api/vitals"],
	["post", "/api/enquiries"],
	["post", "/api/session"],
	["post", "/api/session/passkey"],
	["post", "/api/session/passkey/options"],
	["post", "/api/session/passkey/registration"],
	["post", "/api/session/passkey/registration/options"],
	["delete", "/api/session"],
] as const)(
	"a cross-site %s to %s is rejected with 403 before the body is read",
	async (method, path) => {
		for (const foreign of [
			{ Origin: "https://evil.example" },
			{ Origin: "https://evil.example", "Sec-Fetch-Site": "same-origin" },
			{ Origin: "null" },
			{ Origin: "nonsense" },
			{ Origin: "http://localhost:3000", "Sec-Fetch-Site": "same-site" },
			{ "Sec-Fetch-Site": "same-site" },
			{ "Sec-Fetch-Site": "cross-site" },
		]) {
			const asked = request(app)[method](path).set("Cookie", "token=t");
			const answer = await asked.set({ ...foreign, "Content-Type": "x/x" });
			expect(answer.status).toBe(403);
			expect(answer.headers["set-cookie"]).toBeUndefined();
		}
	},
);

test.each([
	{ Origin: "http://localhost:3000" },
	{ Origin: "http://staging.example:81", Host: "staging.example:81" },
	{ Origin: "null", "Sec-Fetch-Site": "same-origin" },
	{ "Sec-Fetch-Site": "same-origin" },
	{},
])("a post with %o is not a foreign one", async (headers) => {
	const asked = request(app)
		.post("/api/enquiries")
		.set({ ...headers });
	expect((await asked.type("x/x")).status).toBe(415);
});

test("a malformed Origin does not match a request without a Host header", async () => {
	const post = (origin: string) =>
		sendBytes(
			`POST /about HTTP/1.0\r\nOrigin: ${origin}\r\nContent-Type: text/plain\r\nContent-Length: 14\r\n\r\nlocale=en-US\r\n`,
			app,
		);
	expect(await post("nonsense")).toMatch(/^HTTP\/1\.1 403 /);
	expect(await post("http://localhost:3000")).toMatch(/^HTTP\/1\.1 303 /);
});
