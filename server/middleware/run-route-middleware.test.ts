import type { RequestHandler } from "express";
import request from "supertest";
import { expect, test } from "vitest";
import { createTestApp } from "../../scripts/test/test-app.ts";
import type { Route } from "../../shared/pages/route.ts";
import { type PageId, routes } from "../../shared/routes.ts";
import { emergencyIdentity } from "../../shared/staff.ts";
import { runRouteMiddleware } from "./run-route-middleware.ts";

test.each(["ghost", "Auth", "", "constructor", "__proto__", "toString"])(
	"unknown route middleware %j fails at startup with an error that names it and its route",
	async (name) => {
		await expect(
			createTestApp({}, { routes: routesWith("about", ["auth", name]) }),
		).rejects.toThrow(`unknown route middleware "${name}" on route "about"`);
	},
);

test("the site's own routes use only known middleware", () => {
	expect(() =>
		runRouteMiddleware(routes, { auth: (_req, _res, next) => next() }),
	).not.toThrow();
});

test("known middleware that no route uses is allowed", () => {
	const step: RequestHandler = (_req, _res, next) => next();
	expect(runRouteMiddleware(routes, { auth: step, unused: step })).toBeTypeOf(
		"function",
	);
});

test("a route with auth middleware needs a token even if its path is exempt", async () => {
	const app = await createTestApp(
		{ GUARD_EXEMPT_PATHS: "/" },
		{
			routes: routesWith("about", ["auth"]),
			verifyToken: (token) =>
				token === "good" ? emergencyIdentity : undefined,
		},
	);
	const refused = await request(app).get("/en-US/about");
	expect(refused.status).toBe(302);
	expect(refused.headers.location).toMatch(
		/^\/en-US\/login\?code=401&message=[\w%.!~*'()-]+&next=\/en-US\/about$/,
	);
	expect(refused.headers["cache-control"]).toBe("private, no-store");
	await request(app)
		.get("/about")
		.set("Authorization", "Bearer bad")
		.expect(302);
	await request(app)
		.get("/about")
		.set("Authorization", "Bearer good")
		.expect(200);
	await request(app).get("/services").expect(200);
});

test("a failing route middleware returns 500, and the server keeps running", async () => {
	const app = await createTestApp(
		{},
		{
			routes: routesWith("about", ["auth"]),
			verifyToken: () => {
				throw new Error("the store is down");
			},
		},
	);
	await request(app)
		.get("/about")
		.set("Authorization", "Bearer any")
		.expect(500);
	await request(app).get("/services").expect(200);
});

function routesWith(
	id: PageId,
	middleware: readonly string[],
): Readonly<Record<PageId, Route>> {
	return { ...routes, [id]: { ...routes[id], middleware } };
}
