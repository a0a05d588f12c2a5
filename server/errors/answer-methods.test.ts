import request from "supertest";
import { expect, test } from "vitest";
import { testDependencies } from "../../scripts/test/test-app.ts";
import { createApp } from "../app.ts";
import { chen } from "../desk/test-desk-staff.ts";
import { alwaysRecent } from "../session/test-session.ts";

const deps = await testDependencies({ METRICS_TOKEN: "secret" });
const app = createApp({
	...deps,
	verifyToken: () => chen,
	signIn: alwaysRecent(deps.signIn),
});
const { script, stylesheet } = deps.assets;

const endpoints = [
	["GET, HEAD", "/healthz"],
	["GET, HEAD", "/readyz"],
	["GET, HEAD", "/readyz/enquiries"],
	["GET, HEAD", "/metrics"],
	["GET, HEAD", "/sitemap.xml"],
	["GET, HEAD", "/robots.txt"],
	["GET, HEAD", "/site.webmanifest"],
	["GET, HEAD", "/llms.txt"],
	["GET, HEAD", "/feed.xml"],
	["GET, HEAD", "/en-US/feed.xml"],
	["GET, HEAD", "/.well-known/security.txt"],
	["GET, HEAD", "/builds/latest.json"],
	["GET, HEAD", "/builds/meta/x.json"],
	["GET, HEAD", "/_i18n/en-US/messages.json"],
	["GET, HEAD", "/_i18n/en-US/common.json"],
	["GET, HEAD", "/api/search"],
	["GET, HEAD", "/desk/export.csv"],
	["GET, HEAD", "/desk/cv/7K3F-9QXM-2T6C-HB4W"],
	["GET, HEAD", "/desk/audit/export.csv"],
	["POST", "/api/reports"],
	["POST", "/api/vitals"],
	["POST", "/api/client-errors"],
	["POST", "/api/enquiries"],
	["POST", "/api/session/passkey"],
	["POST", "/api/session/passkey/options"],
	["POST", "/api/session/passkey/registration"],
	["POST", "/api/session/passkey/registration/options"],
	["POST, DELETE", "/api/session"],
] as const;

const others = [
	["GET, HEAD", script],
	["GET, HEAD", stylesheet],
	["GET, HEAD", "/_image?url=/icon-192.png&w=320"],
	["GET, HEAD", "/en-US/about"],
	["GET, HEAD", "/search?q=x"],
	["GET, HEAD", "/desk/audit"],
	["GET, HEAD, POST", "/contact"],
	["GET, HEAD, POST", "/en-US/careers/consultant-china-desk"],
	["GET, HEAD, POST", "/en-US/login"],
	["GET, HEAD, POST", `/login/invite/${"x".repeat(43)}`],
	["GET, HEAD, POST", "/desk"],
	["GET, HEAD, POST", "/en-US/desk/staff"],
	["GET, HEAD, POST", "/desk/sessions"],
] as const;

test.each([...endpoints, ...others])(
	"%s are the methods of %s, and others return 405",
	async (allowed, path) => {
		for (const method of [
			...(["get", "head", "post", "put"] as const),
			...(["patch", "delete", "options", "trace"] as const),
		]) {
			if (allowed.split(", ").includes(method.toUpperCase())) continue;
			const { status, headers } = await request(app)
				[method](path)
				.set("Cookie", "token=x");
			expect([method, status, headers.allow]).toEqual([method, 405, allowed]);
			expect(headers["cache-control"]).toBe("no-store");
		}
	},
);

test.each(endpoints)(
	"%s are the methods of only one spelling of %s",
	async (_allowed, path) => {
		for (const other of [`${path}/`, path.toUpperCase()])
			expect((await request(app).put(other)).status).not.toBe(405);
	},
);

test("a disallowed method on a missing page returns 404", async () => {
	await request(app).post("/nope").expect(404);
});
