import request from "supertest";
import { expect, test } from "vitest";
import { testDependencies } from "../../scripts/test/test-app.ts";
import { createApp } from "../app.ts";
import { createTestLogger } from "../log/test-logs.ts";

/** An app with a configuration, and its logged warnings. */
async function createLoggedApp(env: Record<string, string>) {
	const log = createTestLogger("warn");
	const deps = await testDependencies(env);
	return { app: createApp({ ...deps, ...log }), lines: log.lines };
}

const address = "203.0.113.7";

test.each([
	["X-Forwarded-For", address],
	["X-Forwarded-Proto", "https"],
	["X-Forwarded-Host", "site.example"],
])(
	"%s without TRUST_PROXY is logged once as a warning, without its value",
	async (name, value) => {
		const { app, lines } = await createLoggedApp({});
		await request(app).get("/about");
		expect(lines).toEqual([]);
		for (const path of ["/about", "/en-US", "/healthz", "/about"])
			await request(app).get(path).set(name, value);
		expect(lines).toHaveLength(1);
		expect(lines[0]).toMatchObject({ level: 40, variable: "TRUST_PROXY" });
		expect(lines[0]?.msg).toContain("not trusted");
		expect(JSON.stringify(lines)).not.toContain(value);
	},
);

test("with all proxies trusted, several forwarded addresses log one warning", async () => {
	const { app, lines } = await createLoggedApp({ TRUST_PROXY: "true" });
	const ask = (value: string) =>
		request(app).get("/about").set("X-Forwarded-For", value);
	await ask(address);
	expect(lines).toEqual([]);
	await ask(`198.51.100.9, ${address}`);
	await ask(`198.51.100.9,${address}`);
	expect(lines).toHaveLength(1);
	expect(lines[0]).toMatchObject({ level: 40, variable: "TRUST_PROXY" });
	expect(lines[0]?.msg).toContain("choose their address");
	expect(JSON.stringify(lines)).not.toMatch(/203\.0|198\.51/);
});

test.each([
	["2", address, "fewer"],
	["0", address, "not trusted"],
	["10.0.0.0/8", address, "none of the proxies"],
	["uniquelocal,192.0.2.1", address, "none of the proxies"],
])(
	"TRUST_PROXY=%s that does not match the proxy logs one warning",
	async (trusted, value, text) => {
		const { app, lines } = await createLoggedApp({ TRUST_PROXY: trusted });
		await request(app).get("/about");
		expect(lines).toEqual([]);
		for (const path of ["/about", "/en-US"])
			await request(app).get(path).set("X-Forwarded-For", value);
		expect(lines).toHaveLength(1);
		expect(lines[0]).toMatchObject({ level: 40, variable: "TRUST_PROXY" });
		expect(lines[0]?.msg).toContain(text);
		expect(JSON.stringify(lines)).not.toContain(value);
	},
);

test.each([
	["loopback", address],
	["loopback", `198.51.100.9, ${address}`],
	["1", address],
	["1", `198.51.100.9, ${address}`],
	["2", `198.51.100.9, ${address}`],
])("TRUST_PROXY=%s logs no warning for %s", async (trusted, value) => {
	const { app, lines } = await createLoggedApp({ TRUST_PROXY: trusted });
	await request(app).get("/about").set("X-Forwarded-For", value);
	expect(lines).toEqual([]);
});
