import { randomUUID } from "node:crypto";
import { afterAll, expect, onTestFinished, test } from "vitest";
import { testPostgres } from "../../server/database/test-databases.ts";
import { testBuild } from "../test/test-build.ts";
import { startSite, type TestSite } from "../test/test-site.ts";
import { startProxy } from "./test-nginx.ts";

const production = await testBuild("production");

/** Two instances behind nginx that share a PostgreSQL database. */
async function startPair(env: Record<string, string> = {}) {
	const url = await testPostgres.createDatabase();
	const start = (port?: string): Promise<TestSite> =>
		startSite(production, {
			DATABASE_URL: url,
			TRUST_PROXY: "loopback",
			...(port ? { PORT: port } : {}),
			...env,
		});
	const sites = await Promise.all([start(), start()]);
	const [one, two] = sites.map(({ origin }) => Number(new URL(origin).port));
	const proxy = await startProxy([one ?? 0, two ?? 0]);
	const stop = async () => {
		await proxy.stop();
		await Promise.all(sites.map((site) => site.stop()));
	};
	return { sites, proxy, stop };
}

/** Shared by all tests without special settings; the last one kills one of the two instances. */
const { sites, proxy, stop } = await startPair();
afterAll(stop);

function post(origin: string, key = randomUUID(), address = "203.0.113.7") {
	return fetch(`${origin}/api/enquiries`, {
		method: "POST",
		headers: {
			"Content-Type": "application/json",
			"Idempotency-Key": key,
			"X-Forwarded-For": address,
		},
		body: JSON.stringify({
			kind: "consultation",
			name: "A client",
			email: "client@example.com",
			message: "Two welders, please.",
			consent: true,
			locale: "en-US",
		}),
	});
}

test("an idempotency key is shared by all instances, and both of them handle requests", async () => {
	const key = randomUUID();
	const answers = await Promise.all(
		Array.from({ length: 12 }, () => post(proxy.origin, key)),
	);
	expect(answers.map(({ status }) => status)).toEqual(
		Array.from({ length: 12 }, () => 201),
	);
	const references = await Promise.all(
		answers.map(async (answer) => (await answer.json()).reference),
	);
	expect(new Set(references).size).toBe(1);
	for (const site of sites)
		await expect.poll(site.output).toContain("/api/enquiries");
});

test("the enquiry rate limit is shared by all instances", async () => {
	const limited = await startPair({ ENQUIRY_RATE_LIMIT: "5" });
	onTestFinished(limited.stop);
	const statuses: number[] = [];
	for (let count = 0; count < 8; count++)
		statuses.push((await post(limited.proxy.origin)).status);
	expect(statuses).toEqual([201, 201, 201, 201, 201, 429, 429, 429]);
});

test("the proxy sets its own request id and passes on compression and cached assets", async () => {
	const page = await fetch(`${proxy.origin}/en-US`, {
		headers: { "X-Request-Id": "from-a-test", "Accept-Encoding": "br" },
	});
	expect(page.status).toBe(200);
	expect(page.headers.get("content-encoding")).toBe("br");
	const output = () => sites.map((site) => site.output()).join("");
	const id = page.headers.get("x-request-id") ?? "none";
	await expect.poll(output).toContain(id);
	expect(output()).not.toContain("from-a-test");
	const [, script = "no script"] =
		/src="(\/assets\/[^"]+\.js)"/.exec(await page.text()) ?? [];
	for (const _ of ["first", "second"]) {
		const asset = await fetch(proxy.origin + script, {
			headers: { "Accept-Encoding": "br" },
		});
		expect(asset.headers.get("content-encoding")).toBe("br");
		expect(asset.headers.get("content-type")).toContain("text/javascript");
		expect(asset.headers.get("cache-control")).toContain("immutable");
	}
});

test("when one instance is killed, the other answers all requests", async () => {
	await sites[0]?.stop("SIGKILL");
	const statuses = await Promise.all(
		Array.from(
			{ length: 20 },
			async () => (await fetch(`${proxy.origin}/en-US/about`)).status,
		),
	);
	expect(new Set(statuses)).toEqual(new Set([200]));
});
