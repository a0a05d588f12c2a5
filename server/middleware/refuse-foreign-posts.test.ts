import request from "supertest";
import { expect, test } from "vitest";
import { testDependencies } from "../../scripts/test/test-app.ts";
import { createApp } from "../app.ts";

const deps = await testDependencies();
const app = createApp({ ...deps, verifyToken: () => true });

test.each([
	["post", "/contact"],
	["post", "/en-US/careers/consultant-china-desk"],
	["post", "/login"],
	["post", "/desk"],
	["post", "/api/enquiries"],
	["post", "/api/session"],
	["delete", "/api/session"],
	["post", "/_locale"],
] as const)(
	"a %s to %s from a page of another site is refused before it is read",
	async (method, path) => {
		for (const foreign of [
			{ Origin: "https://evil.example" },
			{ "Sec-Fetch-Site": "cross-site" },
		]) {
			const asked = request(app)[method](path).set("Cookie", "token=t");
			const answer = await asked.set({ ...foreign, "Content-Type": "x/x" });
			expect(answer.status).toBe(403);
			expect(answer.headers["set-cookie"]).toBeUndefined();
		}
	},
);
