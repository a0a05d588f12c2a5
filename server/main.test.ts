import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { cp, readdir, symlink, writeFile } from "node:fs/promises";
import http from "node:http";
import { createServer } from "node:net";
import path from "node:path";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { testBuild } from "../scripts/test/test-build.ts";
import { makeFolder } from "../scripts/test/test-folder.ts";
import { spawnServer, startSite } from "../scripts/test/test-site.ts";
import { articleSlugs } from "../shared/pages/content-index.ts";

const dist = await testBuild("production");
const isWindows = process.platform === "win32";

async function start(env: Record<string, string> = {}) {
	const site = await startSite(dist, env);
	onTestFinished(async () => void (await site.stop("SIGKILL")));
	return site;
}

/** Runs a build's server until it exits. */
async function runToEnd(env: Record<string, string>, build = dist) {
	const child = spawnServer(build, env);
	let errors = "";
	child.stderr?.on("data", (chunk) => {
		errors += chunk;
	});
	const [code] = await once(child, "close");
	return { code, errors };
}

/** A request whose body is incomplete, so that its response is pending. */
async function openRequest(origin: string) {
	const url = new URL("/industries", origin);
	const body = "locale=en-US\r\n";
	const request = http.request(url, {
		method: "POST",
		headers: {
			"Content-Type": "text/plain",
			"Content-Length": body.length,
		},
	});
	const answer = new Promise<http.IncomingMessage>((resolve, reject) => {
		request.on("response", resolve);
		request.on("error", reject);
	});
	await new Promise((resolve) => request.write(body.slice(0, 10), resolve));
	// Once a later request was answered, this one has arrived.
	await fetch(new URL("/healthz", origin));
	return { answer, finish: () => request.end(body.slice(10)) };
}

test.each([["PORT", "http", "a port number from 0 to 65535"]])(
	"an invalid %s fails at startup with one line that lists the allowed values",
	async (name, value, allowed) => {
		const { code, errors } = await runToEnd({ [name]: value });
		expect(code).toBe(1);
		expect(errors.trim().split("\n")).toHaveLength(1);
		expect(errors).toContain(`${name} holds "${value}"`);
		expect(errors).toContain(allowed);
	},
);

test("an unsupported Node version ends the server and the operators' program with a one-line error", async () => {
	// Like an old Node, it lacks a module that both programs load.
	const old = `
		Object.defineProperty(process, "version", { value: "v20.1.0" });
		import module from "node:module";
		const load = module._load;
		module._load = (name, ...rest) => {
			if (name === "node:sqlite") throw new Error("no such module");
			return load(name, ...rest);
		};`;
	const env = {
		NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(old)}`,
	};
	const ended = {
		code: 1,
		errors: "Node 20.1.0 is too old; allowed: Node 24 or later\n",
	};
	expect(await runToEnd(env)).toEqual(ended);
	const program = path.join(dist, "server/enquiries.js");
	const child = spawn(process.execPath, [program, "list"], { env });
	const [errors, [code]] = await Promise.all([
		text(child.stderr),
		once(child, "close"),
	]);
	expect({ code, errors }).toEqual(ended);
});

test("without Temporal, which the oldest allowed Node lacks, the server answers pages with dates", async () => {
	const folder = makeFolder();
	const node = path.join(folder, "node");
	const line = `exec "${process.execPath}" --no-harmony-temporal "$@"`;
	await writeFile(node, `#!/bin/sh\n${line}\n`, { mode: 0o755 });
	const lacking = await promisify(execFile)(node, ["-p", "typeof Temporal"]);
	expect(lacking.stdout).toBe("undefined\n");
	const site = await start({ PATH: `${folder}:${process.env.PATH}` });
	for (const page of [
		"/en-US/careers",
		`/insights/${articleSlugs[0]}`,
		"/en-US/insights/gratuity-calculator?country=ae&basic=10000&start=2019-03-01&end=2026-10-31&ending=ended",
	])
		expect((await fetch(site.origin + page)).status, page).toBe(200);
});

test("a HOST that is not this machine's fails at startup with a one-line error", async () => {
	// Reserved for documentation (RFC 5737).
	const env = { HOST: "192.0.2.1", PORT: "0", DATA_DIR: makeFolder() };
	const { code, errors } = await runToEnd(env);
	expect([code, errors]).toEqual([
		1,
		"HOST 192.0.2.1 is no address of this machine\n",
	]);
});

test("a port in use fails at startup with a one-line error", async () => {
	const other = createServer();
	other.listen(0);
	await once(other, "listening");
	onTestFinished(() => void other.close());
	const address = other.address();
	const port = typeof address === "object" ? String(address?.port) : "";
	const { code, errors } = await runToEnd({ PORT: port });
	expect([code, errors]).toEqual([
		1,
		`PORT ${port} is taken by another program\n`,
	]);
});

test("a build with a missing part fails at startup with a one-line error", async () => {
	const copy = path.join(makeFolder(), "dist");
	await cp(path.join(dist, "server"), path.join(copy, "server"), {
		recursive: true,
	});
	const env = { PORT: "0", DATA_DIR: makeFolder() };
	const bare = await runToEnd(env, copy);
	expect(bare.code).toBe(1);
	expect(bare.errors).toMatch(/^the build is incomplete, .+'\n$/);
	for (const name of await readdir(dist))
		if (name !== "server")
			await symlink(path.join(dist, name), path.join(copy, name));
	expect(await runToEnd(env, copy)).toEqual({
		code: 1,
		errors: "node_modules lacks sharp; run `npm ci --omit=dev` where dist is\n",
	});
});

test.skipIf(isWindows)(
	"an idle server exits immediately on SIGTERM, despite idle connections",
	async () => {
		const site = await start();
		const agent = new http.Agent({ keepAlive: true });
		const response = await new Promise<http.IncomingMessage>((resolve) => {
			http.get(`${site.origin}/healthz`, { agent }, resolve);
		});
		response.resume();
		await once(response, "end");
		expect(await site.stop("SIGTERM")).toBe(0);
		expect(site.output()).toContain('"msg":"stopped"');
		agent.destroy();
	},
);

test.skipIf(isWindows)(
	"on SIGTERM, readiness returns 503 and requests in flight complete",
	async () => {
		const site = await start();
		const { answer, finish } = await openRequest(site.origin);
		const exit = once(site.process, "exit");
		site.process.kill("SIGTERM");
		await waitUntil(
			async () => (await fetch(`${site.origin}/readyz`)).status === 503,
		);
		const live = await fetch(`${site.origin}/healthz`);
		expect([live.status, live.headers.get("connection")]).toEqual([
			200,
			"close",
		]);
		finish();
		const response = await answer;
		expect([response.statusCode, response.headers.location]).toEqual([
			303,
			"/en-US/industries",
		]);
		response.resume();
		expect((await exit)[0]).toBe(0);
	},
);

test.skipIf(isWindows)(
	"a request that never ends is cut off at the shutdown deadline",
	async () => {
		const site = await start({ SHUTDOWN_TIMEOUT_MS: "400" });
		const { answer } = await openRequest(site.origin);
		const failure = expect(answer).rejects.toThrow();
		expect(await site.stop("SIGTERM")).toBe(0);
		await failure;
	},
);

test.skipIf(isWindows)(
	"a second SIGTERM ends the process immediately",
	async () => {
		const site = await start({ SHUTDOWN_TIMEOUT_MS: "60000" });
		const { answer } = await openRequest(site.origin);
		const failure = expect(answer).rejects.toThrow();
		const exit = once(site.process, "exit");
		site.process.kill("SIGTERM");
		await waitUntil(async () => site.output().includes('"msg":"draining"'));
		site.process.kill("SIGTERM");
		expect((await exit)[0]).toBe(1);
		await failure;
	},
);

async function waitUntil(holds: () => Promise<boolean>): Promise<void> {
	while (!(await holds())) await new Promise(setImmediate);
}
