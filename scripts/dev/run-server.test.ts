import { type ChildProcess, execFile } from "node:child_process";
import { once } from "node:events";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import net from "node:net";
import path from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test, vi } from "vitest";
import { makeFolder } from "../test/test-folder.ts";
import { findFreePort } from "../test/test-site.ts";
import { readDevAddress } from "./dev-address.ts";
import { createDevServer } from "./run-server.ts";
import { startStandIn } from "./stand-in.ts";

/** The started processes, each with the number of earlier ones still running at that time. */
const children = vi.hoisted(
	(): { child: ChildProcess; others: number }[] => [],
);
vi.mock(import("node:child_process"), async (importOriginal) => {
	const original = await importOriginal();
	const spawn = new Proxy(original.spawn, {
		apply(target, self, args) {
			const living = children.filter(
				({ child }) => child.exitCode === null && child.signalCode === null,
			);
			const child = Reflect.apply(target, self, args);
			children.push({ child, others: living.length });
			return child;
		},
	});
	return { ...original, spawn };
});

const root = path.resolve(import.meta.dirname, "../..");
const run = promisify(execFile);

/** Records when it has loaded its code, and when it is told to serve. */
const fakeServer = `
import { writeFileSync } from "node:fs";
const note = (what) => writeFileSync(new URL(\`../\${what}-\${process.pid}\`, import.meta.url), "");
note("loaded");
process.once("message", () => note("serving"));
setInterval(() => {}, 1000);
`;

async function openDevServer(flags: readonly string[] = []) {
	const outdir = makeFolder();
	for (const folder of ["server", "client"])
		await mkdir(path.join(outdir, folder));
	await writeFile(
		path.join(outdir, "server/package.json"),
		'{"type":"module"}',
	);
	await writeFile(path.join(outdir, "server/main.js"), fakeServer);
	await writeFile(path.join(outdir, "server/serve.js"), "");
	const server = createDevServer(outdir, flags);
	onTestFinished(() => server.stop());
	const list = async (what: string) =>
		(await readdir(outdir))
			.filter((name) => name.startsWith(what))
			.map((name) => name.slice(what.length + 1));
	const count = (what: string, length: number) =>
		expect.poll(() => list(what)).toHaveLength(length);
	return { outdir, server, list, count };
}

test("the preloaded dev server serves the next build unless the server code has changed", async () => {
	const { outdir, server, list, count } = await openDevServer();
	await server.serve([]);
	await count("serving", 1);
	await count("loaded", 2);
	await server.serve(["a.json:1:1 a: wrong"]);
	await count("serving", 2);
	expect(new Set(await list("loaded"))).toEqual(new Set(await list("serving")));
	const told = path.join(outdir, "client/dev-faults.json");
	expect(await readFile(told, "utf8")).toBe('["a.json:1:1 a: wrong"]');

	await count("loaded", 3);
	await writeFile(path.join(outdir, "server/serve.js"), "// another");
	const before = await list("loaded");
	await server.serve([]);
	await count("serving", 3);
	const latest = (await list("serving")).filter((pid) => !before.includes(pid));
	expect(latest).toHaveLength(1);
});

test("with a debugger port, the next dev server starts only after the last one has exited", async () => {
	const { server, count } = await openDevServer([
		`--inspect=${await findFreePort()}`,
	]);
	children.length = 0;
	for (const builds of [1, 2]) {
		await server.serve([]);
		await count("serving", builds);
	}
	expect(children.map(({ others }) => others)).toEqual([0, 0]);
});

test("npm run dev and npm run edit exit with one line and no other output if the port is taken", async () => {
	const port = await findFreePort();
	const other = net.createServer().listen(port);
	await once(other, "listening");
	onTestFinished(() => void other.close());
	const env = { ...process.env, PORT: String(port) };
	for (const [args, line] of [
		[["scripts/dev.ts"], `PORT ${port} is taken by another program\n`],
		[
			["scripts/edit.ts", `--port=${port}`],
			`--port ${port} is taken by another program\n`,
		],
	] as const)
		await expect(
			run(process.execPath, [...args], { cwd: root, env }),
		).rejects.toMatchObject({ code: 1, stdout: "", stderr: line });
});

test.each([
	[{}, { host: "127.0.0.1", port: 3000 }],
	[
		{ HOST: "", PORT: "" },
		{ host: "127.0.0.1", port: 3000 },
	],
	[
		{ HOST: "0.0.0.0", PORT: "4000" },
		{ host: "0.0.0.0", port: 4000 },
	],
])("the environment %j sets the dev address to %j", (env, address) => {
	expect(readDevAddress(env)).toEqual(address);
});

test("without a build, the stand-in server answers 503 with all faults as text until it is closed", async () => {
	const port = await findFreePort();
	const close = await startStandIn(port, "127.0.0.1", [
		"a.json:1:1 a: <b>",
		"c.md:2:1 d: e",
	]);
	const response = await fetch(`http://localhost:${port}/about`);
	expect(response.status).toBe(503);
	expect(await response.text()).toContain(
		"a.json:1:1 a: &lt;b&gt;\n\nc.md:2:1 d: e",
	);
	await close();
	await expect(fetch(`http://localhost:${port}/`)).rejects.toThrow();
});
