import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import {
	access,
	chmod,
	mkdir,
	mkdtemp,
	readFile,
	readlink,
	rm,
	symlink,
	writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import express from "express";
import { expect, onTestFinished, test } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { parseTrustProxy } from "../../server/config/network-values.ts";
import { indexOf } from "../../server/files/kept-index.ts";
import { startProxy } from "../proxy/test-nginx.ts";
import { listBuildAddresses } from "../rolling/start-pair.ts";
import { startLoad } from "../rolling/steady-load.ts";
import { testBuild } from "../test/test-build.ts";
import { testNextBuild } from "../test/test-next-build.ts";
import { findFreePort } from "../test/test-site.ts";

const here = import.meta.dirname;
const instances = ["one", "two"] as const;

/** Starts and stops `site@NAME` like systemctl. */
const control = `#!/bin/sh
name="\${2#site@}"
case "$1" in
stop)
	[ -f "$SITE_ENV/$name.pid" ] || exit 0
	pid=$(cat "$SITE_ENV/$name.pid")
	kill -TERM "$pid" 2>/dev/null
	while kill -0 "$pid" 2>/dev/null; do sleep 0.05; done
	rm "$SITE_ENV/$name.pid" ;;
start)
	set -a
	. "$SITE_ENV/$name.env"
	set +a
	"$SITE_ROOT/$name/dist/server/start" >>"$SITE_ENV/$name.log" 2>&1 </dev/null &
	echo $! >"$SITE_ENV/$name.pid" ;;
esac
`;

/** A machine with two instances that are not running yet, and releases to deploy. */
async function makeMachine() {
	const folder = await mkdtemp(path.join(tmpdir(), "deploy-"));
	const ctl = path.join(folder, "ctl");
	await writeFile(ctl, control);
	await chmod(ctl, 0o755);
	const ports = [await findFreePort(), await findFreePort()] as const;
	const own = await findFreePort();
	const write = (name: string, env: Record<string, string>) =>
		writeFile(
			path.join(folder, `${name}.env`),
			Object.entries(env)
				.map(([key, value]) => `${key}=${value}\n`)
				.join(""),
		);
	for (const [index, name] of instances.entries())
		await write(name, {
			PORT: String(ports[index]),
			SITE_ORIGIN: `http://127.0.0.1:${own}`,
			TRUST_PROXY: "loopback",
			DATA_DIR: path.join(folder, `data-${name}`),
			SHUTDOWN_TIMEOUT_MS: "1000",
			PAGE_CACHE_MB: "0",
		});
	const env = {
		...process.env,
		SITE_ROOT: folder,
		SITE_ENV: folder,
		SITE_CTL: ctl,
		SITE_WAIT: "20",
	};
	const deploy = (release: string, more = {}) =>
		new Promise<{ code: number; output: string }>((resolve) => {
			execFile(
				path.join(here, "deploy.sh"),
				[release],
				{ env: { ...env, ...more } },
				(error, stdout, stderr) => {
					const code = typeof error?.code === "number" ? error.code : 0;
					resolve({ code, output: stdout + stderr });
				},
			);
		});
	onTestFinished(async () => {
		for (const name of instances)
			await new Promise((resolve) => {
				execFile(ctl, ["stop", `site@${name}`], { env }, resolve);
			});
		await rm(folder, { recursive: true, force: true });
	});
	const makeRelease = async (name: string, dist: string) => {
		const release = path.join(folder, "releases", name);
		await mkdir(release, { recursive: true });
		await symlink(dist, path.join(release, "dist"));
		return release;
	};
	const readBuilds = () =>
		Promise.all(
			ports.map(async (port) => {
				const answer = await fetch(
					`http://127.0.0.1:${port}/builds/latest.json`,
				);
				return (await answer.json()).id;
			}),
		);
	return { folder, ports, own, deploy, makeRelease, readBuilds };
}

async function readBuildId(dist: string): Promise<string> {
	const file = path.join(dist, "manifest.json");
	return JSON.parse(await readFile(file, "utf8")).buildId;
}

test("a deployment fails no request, keeps old assets available, and serves the new build, and a release that does not start is rolled back", {
	timeout: 240_000,
}, async () => {
	const [production, next] = [
		await testBuild("production"),
		await testNextBuild(),
	];
	const machine = await makeMachine();
	const { deploy, makeRelease, readBuilds } = machine;
	const first = await makeRelease("first", production);
	const second = await makeRelease("second", next);
	expect(await deploy(first)).toMatchObject({ code: 0 });

	const proxy = await startProxy(machine.ports, machine.own);
	onTestFinished(() => proxy.stop());
	const kept = await listBuildAddresses(production);
	const load = startLoad(proxy.origin, 4, kept, 30);
	const answered = async (count: number) => {
		const goal = load.tally.requests + count;
		await expect.poll(() => load.tally.requests).toBeGreaterThan(goal);
	};
	await answered(50);
	const [before, id] = [await readBuildId(production), await readBuildId(next)];
	// Finishes shortly after startup, but on a busy machine later than the requests above.
	for (const name of instances) {
		const build = path.join(machine.folder, `data-${name}/builds`, before);
		await expect.poll(() => existsSync(indexOf(build))).toBe(true);
	}
	expect(await deploy(second)).toMatchObject({ code: 0 });
	expect(await readBuilds()).toEqual([id, id]);
	expect(await readlink(path.join(machine.folder, "one"))).toBe(second);
	// The proxy serves cached pages for up to two seconds.
	await expect
		.poll(() => [...load.tally.builds.keys()].sort())
		.toEqual([before, id].toSorted());
	// Asks each instance directly: nginx would use the other one, or its cache.
	for (const port of machine.ports) {
		const answers = await Promise.all(
			kept.map(async (address) => {
				const answer = await fetch(`http://127.0.0.1:${port}${address}`);
				await answer.arrayBuffer();
				return `${answer.status} ${answer.headers.get("cache-control")}`;
			}),
		);
		for (const answer of answers)
			expect(answer).toMatch(
				/^200 public, max-age=31536000, (s-maxage=3600, )?immutable$/,
			);
	}

	const broken = path.join(machine.folder, "broken");
	await mkdir(path.join(broken, "server"), { recursive: true });
	const start = path.join(broken, "server/start");
	await writeFile(start, "#!/bin/sh\nexit 1\n");
	await chmod(start, 0o755);
	const third = await makeRelease("third", broken);
	const failed = await deploy(third, { SITE_WAIT: "2" });
	expect(failed).toMatchObject({ code: 1 });
	expect(failed.output).toContain(`one was not ready within 2 s; back to`);
	await answered(50);
	await load.stop();
	expect(load.tally.failures).toEqual([]);
	// The restored instance may still be starting: deploy.sh waits for it only as long as for a failed
	// one.
	await expect.poll(() => readBuilds().catch(() => [])).toEqual([id, id]);
});

test("an instance's own link names its release, so that a restart keeps it", async () => {
	const { folder, deploy, makeRelease } = await makeMachine();
	const start = path.join(folder, "dist/server/start");
	await mkdir(path.dirname(start), { recursive: true });
	await writeFile(start, "#!/bin/sh\n", { mode: 0o755 });
	const release = await makeRelease("only", path.join(folder, "dist"));
	const link = path.join(folder, "one");
	await symlink(release, link);
	const idle = { SITE_CTL: "true", SITE_WAIT: "1", SITE_INSTANCES: "one" };
	const { output } = await deploy(link, idle);
	expect(output).toContain(`one: ${release} -> ${release}\n`);
});

test.each([
	["nothing", ""],
	["a folder without a build", here],
])("deploy.sh exits with its usage when given %s", async (_name, release) => {
	const { deploy, folder } = await makeMachine();
	const { code, output } = await deploy(release);
	expect(code).toBe(2);
	expect(output).toContain("usage: deploy.sh RELEASE");
	await expect(access(path.join(folder, "one"))).rejects.toThrow();
});

const examples = ["compose.yaml", "kubernetes.yaml", "site@.service"];

test.each(examples)(
	"every variable that %s sets is documented in .env.example",
	async (name) => {
		const [text, known] = await Promise.all([
			readFile(path.join(here, name), "utf8"),
			readFile(path.join(here, "../../.env.example"), "utf8"),
		]);
		const others = ["POSTGRES_USER", "POSTGRES_DB", "POSTGRES_PASSWORD"];
		const set = [
			...text.matchAll(/^\s*(?:Environment=)?([A-Z]+_[A-Z_]+)[:=]/gm),
		]
			.map(([, variable = ""]) => variable)
			.filter((variable) => !others.includes(variable));
		expect(set).not.toEqual([]);
		for (const variable of set) expect(known).toContain(`${variable}=`);
	},
);

test.each([...examples, "OPERATIONS.md", "../../.env.example"])(
	"every database address in %s says whether to encrypt",
	async (name) => {
		const text = await readFile(path.join(here, name), "utf8");
		for (const [address] of text.matchAll(/\bpostgres(?:ql)?:\/\/.*/g))
			expect(address).toContain("?sslmode=");
	},
);

test("the guide's first deployment copies files that exist, and enables the sample units", async () => {
	const guide = await readFile(path.join(here, "OPERATIONS.md"), "utf8");
	const [, after = ""] = guide.split("\n## The first deployment\n");
	const [section = ""] = after.split("\n## ");
	const commands = [...section.matchAll(/```sh\n(.*?)```/gs)]
		.map(([, block = ""]) => block)
		.join("");
	const files = commands.match(/(?<= )(scripts\/[\w./@-]+|\.env\.example)/g);
	expect(files).toContain("scripts/nginx.conf");
	for (const file of files ?? [])
		expect(existsSync(path.join(here, "../..", file)), file).toBe(true);
	const enabled = [...commands.matchAll(/systemctl enable(?: --now)? (.*)/g)]
		.flatMap(([, units = ""]) => units.split(" "))
		.map((unit) => `scripts/deploy/${unit.replace(/@.*/, "@")}.service`);
	expect(enabled.length).toBeGreaterThan(2);
	for (const unit of enabled) expect(files).toContain(unit);
});

test("the proxy's unit starts nginx as the sample configuration says", async () => {
	const [unit, nginx] = await Promise.all([
		readFile(path.join(here, "site-proxy.service"), "utf8"),
		readFile(path.join(here, "../nginx.conf"), "utf8"),
	]);
	const [, command] = /^#\s+(nginx -p .*)$/m.exec(nginx) ?? [];
	expect(command).toBeDefined();
	expect(unit).toContain(`ExecStart=/usr/sbin/${command} -g "daemon off;"`);
	expect(unit).toContain(
		`ExecStartPre=/usr/sbin/${command?.replace("-p", "-t -q -p")}`,
	);
});

test.each(["site@.service", "site-proxy.service"])(
	"no other user of the machine may read what %s writes",
	async (unit) => {
		const text = await readFile(path.join(here, unit), "utf8");
		expect(text).toContain("\nUMask=0077\n");
	},
);

test("the compose file replaces every instance address of the sample nginx.conf", async () => {
	const [compose, nginx] = await Promise.all([
		readFile(path.join(here, "compose.yaml"), "utf8").then((text) =>
			JSON.stringify(parse(text, { merge: true })),
		),
		readFile(path.join(here, "../nginx.conf"), "utf8"),
	]);
	for (const [, address = ""] of nginx.matchAll(/server (127\.0\.0\.1:\d+)/g))
		expect(compose).toContain(`s/server ${address}/server `);
	expect(nginx).toMatch(/^http \{$/m);
});

test("the samples delete the proxy's log when the privacy notice says", async () => {
	const [notice, rotation, unit, compose] = await Promise.all(
		[
			"../../locales/en-US/privacy.json",
			"logrotate.conf",
			"site-proxy.service",
			"compose.yaml",
		].map((name) => readFile(path.join(here, name), "utf8")),
	);
	const [, days] = /They are deleted after (\d+) days/.exec(notice ?? "") ?? [];
	// A log of one day is added to those that are kept.
	const kept = Number(days) - 1;
	expect(rotation).toContain(`rotate ${kept}\n`);
	expect(rotation).toContain(`maxage ${kept}\n`);
	const [, folder] = /nginx -p (\S+)/.exec(unit ?? "") ?? [];
	expect(rotation).toContain(`\n${folder}/access.log {`);
	expect(rotation).toContain(`kill -USR1 "$(cat ${folder}/nginx.pid)"`);
	expect(compose).toContain(`-name 'access-*.log' -mtime +${kept - 1} -delete`);
});

test.each(
	Object.entries({
		"compose.yaml": (text: string) =>
			parse(text, { merge: true }).services.one.environment.TRUST_PROXY,
		"kubernetes.yaml": (text: string) =>
			parseAllDocuments(text)[0]?.getIn(["data", "TRUST_PROXY"]),
	}),
)(
	"behind the proxy of %s, clients of a private network cannot choose their address",
	async (name, readTrust) => {
		const trust = readTrust(await readFile(path.join(here, name), "utf8"));
		const app = express();
		app.set("trust proxy", parseTrustProxy(String(trust)));
		const req = Object.assign(Object.create(app.request), {
			app,
			socket: { remoteAddress: "172.18.0.3" },
			// The proxy appends the address that it sees, which may be that of a gateway or a node.
			headers: { "x-forwarded-for": "203.0.113.7, 172.18.0.1" },
		});
		expect(req.ip).toBe("172.18.0.1");
	},
);

test("the compose file's secrets stay out of the image's build", async () => {
	const ignored = await readFile(
		path.join(here, "../../.dockerignore"),
		"utf8",
	);
	expect(ignored.split("\n")).toEqual(
		expect.arrayContaining(["**/.env", "**/.env.*"]),
	);
});
