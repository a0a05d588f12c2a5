import request from "supertest";
import { expect, test } from "vitest";
import { agents, createTestApp } from "../../scripts/test/test-app.ts";

const app = await createTestApp();

test.each([
	["/_image", 400, "url: give one"],
	["/_image?url=/pictures/desert.png&w=5", 400, "w: allowed are 320, 640"],
	["/_image?url=/x.png&w=640", 404, "no such picture"],
	["/_i18n/fr/messages.json", 404, "Failed loading locale (fr)"],
	["/_i18n/nope", 404, "Page not found: /_i18n/nope"],
	["/builds/meta/nope.json", 404, "Unknown build"],
	["/builds", 404, "Page not found: /builds"],
	["/api/nope", 404, "Page not found: /api/nope"],
	["/healthz/nope", 404, "Page not found"],
	["/metrics", 404, "Page not found"],
	["/.well-known/nope", 404, "Page not found: /.well-known/nope"],
])(
	"%s returns problem details to every client",
	async (path, status, detail) => {
		for (const agent of [agents.person, agents.robot])
			for (const accept of ["text/html", "*/*", "application/json"]) {
				const answer = await request(app)
					.get(path)
					.set({ Accept: accept, "User-Agent": agent });
				expect(answer.status).toBe(status);
				expect(answer.headers["content-type"]).toContain("problem+json");
				expect(answer.headers["cache-control"]).toBe("no-store");
				expect(answer.body.detail).toContain(detail);
			}
	},
);

test.each([
	"/imagery",
	"/apis",
	"/nope",
	"/en-US/api",
	"/test8.html",
	"/a.php",
])("%s gets an HTML error page", async (path) => {
	const answer = await request(app)
		.get(path)
		.set({ Accept: "text/html", "User-Agent": agents.person });
	expect(answer.status).toBe(404);
	expect(answer.headers["content-type"]).toContain("text/html");
});
