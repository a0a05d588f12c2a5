import { once } from "node:events";
import { existsSync, openSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import { testBuild } from "../../scripts/test/test-build.ts";
import {
	findFreePort,
	spawnServer,
	startSite,
} from "../../scripts/test/test-site.ts";
import { runScript } from "./test-script.ts";

const dist = await testBuild("production");
const logger = `
	import { openLog } from "./logger.ts";
	const { logger } = openLog("info");`;

test("a log line is written immediately, without waiting for another", async () => {
	const script = runScript(`${logger}
		logger.info("one");
		setInterval(() => {}, 1000);`);
	script.read();
	await expect.poll(script.lines).toMatchObject([{ level: 30, msg: "one" }]);
});

test.each([
	["before anything was written", "end();"],
	["while a batch is being written", "setTimeout(end, 5);"],
])("no log lines are lost when the process exits %s", async (_, end) => {
	const script = runScript(`${logger}
		const end = () => {
			for (let i = 500; i < 1000; i++) logger.info({ i }, "line");
			process.exit(3);
		};
		for (let i = 0; i < 500; i++) logger.info({ i }, "line");
		${end}`);
	script.read();
	expect((await once(script.process, "close"))[0]).toBe(3);
	const numbers = script.lines().map(({ i }) => Number(i));
	expect(numbers.toSorted((a, b) => a - b)).toEqual([...Array(1000).keys()]);
});

test.each([
	"setTimeout(() => { throw new Error('unforeseen'); });",
	"Promise.reject(new Error('unforeseen'));",
])("a fatal error is logged after all earlier lines: %s", async (fault) => {
	const script = runScript(`${logger}
		logger.info("before");
		${fault}`);
	script.read();
	expect((await once(script.process, "close"))[0]).toBe(1);
	expect(script.lines()).toMatchObject([
		{ level: 30, msg: "before" },
		{ level: 60, err: { message: "unforeseen" }, msg: "uncaught exception" },
	]);
	expect(script.errors()).toContain("unforeseen");
});

test("an unread log does not block the process, and lost lines are counted later", async () => {
	const script = runScript(`${logger}
		const text = "x".repeat(1000);
		for (let i = 0; i < 10_000; i++) logger.info({ i, text }, "line");
		setTimeout(() => process.stderr.write("goes on"), 200);
		setInterval(() => {}, 1000);`);
	await expect.poll(script.errors).toBe("goes on");
	script.read();
	const lost = () => script.lines().find(({ msg }) => msg === "log lines lost");
	await expect.poll(lost).toMatchObject({ level: 40 });
	const kept = script.lines().filter(({ msg }) => msg === "line").length;
	expect(kept + Number(lost()?.lines)).toBe(10_000);
});

test("every answered request is logged by the time the server has stopped", async () => {
	const site = await startSite(dist);
	onTestFinished(async () => void (await site.stop("SIGKILL")));
	const answers = await Promise.all(
		Array.from({ length: 300 }, () => fetch(`${site.origin}/robots.txt`)),
	);
	const ids = answers.map(({ headers }) => headers.get("X-Request-Id"));
	const closed = once(site.process, "close");
	expect(await site.stop("SIGTERM")).toBe(0);
	await closed;
	const output = site.output();
	expect(ids.filter((id) => !output.includes(`"requestId":"${id}"`))).toEqual(
		[],
	);
	expect(output).toMatch(/"msg":"stopped"\}\n$/);
});

test.skipIf(!existsSync("/dev/full"))(
	"a full disk under the log does not stop the site or its orderly shutdown",
	async () => {
		const port = String(await findFreePort());
		const child = spawnServer(dist, { PORT: port }, openSync("/dev/full", "w"));
		onTestFinished(() => void child.kill("SIGKILL"));
		const ask = async () =>
			(await fetch(`http://localhost:${port}/robots.txt`)).status;
		await expect.poll(() => ask().catch(() => 0)).toBe(200);
		for (let i = 0; i < 100; i++) expect(await ask()).toBe(200);
		const ended = once(child, "exit");
		child.kill("SIGTERM");
		expect((await ended)[0]).toBe(0);
	},
);
