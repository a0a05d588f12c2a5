import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { installDebian } from "../test/install-debian.ts";
import { findFreePort } from "../test/test-site.ts";

const places = [
	"/usr/sbin/nginx",
	"/usr/local/bin/nginx",
	"/opt/homebrew/bin/nginx",
];

/** By default nginx writes to folders that need privileges. */
const ownFolders = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
	.map((name) => `${name}_temp_path ${name};`)
	.join("\n");

/** An nginx with the sample configuration, in front of the site's instances. */
export interface TestProxy extends AsyncDisposable {
	readonly origin: string;
	/** The same server over HTTP/2 without TLS. */
	readonly http2Origin: string;
	/** The folder of its logs. */
	readonly folder: string;
	stop(): Promise<void>;
}

/**
 * Starts nginx with `scripts/nginx.conf` on other ports.
 *
 * @param ports the ports of the two instances.
 * @param change modifies the sample for a test.
 * @throws if there is no nginx.
 */
export async function startProxy(
	ports: readonly [number, number],
	port?: number,
	change: (sample: string) => string = (sample) => sample,
): Promise<TestProxy> {
	const own = port ?? (await findFreePort());
	const http2 = await findFreePort();
	const folder = await mkdtemp(path.join(tmpdir(), "nginx-"));
	// If root starts nginx, its workers run as another user.
	await chmod(folder, 0o755);
	const sample = await readFile(
		path.join(import.meta.dirname, "../nginx.conf"),
		"utf8",
	);
	const file = path.join(folder, "nginx.conf");
	await writeFile(
		file,
		change(sample)
			// In a single pass, because a free port may begin with one of the sample's.
			.replace(/(?<=127\.0\.0\.1:)300[12]/g, (sample) =>
				String(ports[sample === "3001" ? 0 : 1]),
			)
			.replace(
				"listen 8080",
				`listen 127.0.0.1:${own}; listen 127.0.0.1:${http2} http2`,
			)
			.replace("worker_processes auto", "worker_processes 1")
			.replace("http {", `http {\n${ownFolders}`),
	);
	const child = spawn(
		await findNginx(),
		[
			"-p",
			folder,
			"-c",
			file,
			"-e",
			path.join(folder, "error.log"),
			"-g",
			"daemon off;",
		],
		{ stdio: "inherit" },
	);
	const origin = `http://127.0.0.1:${own}`;
	while (!(await fetch(`${origin}/healthz`).catch(() => undefined)))
		if (child.exitCode !== null)
			throw new Error(
				`nginx did not start: ${await readFile(path.join(folder, "error.log"), "utf8")}`,
			);
	const stop = async () => {
		const ended = new Promise((resolve) => child.once("exit", resolve));
		child.kill("SIGQUIT");
		await ended;
		await rm(folder, { recursive: true, force: true });
	};
	return {
		origin,
		http2Origin: `http://127.0.0.1:${http2}`,
		folder,
		stop,
		[Symbol.asyncDispose]: stop,
	};
}

/**
 * The path of nginx; installs Debian's package if there is none.
 *
 * @throws if that fails.
 */
export async function findNginx(): Promise<string> {
	const found = findInstalled();
	if (found) return found;
	const failure = await installDebian("nginx").catch((error: unknown) => error);
	const installed = findInstalled();
	if (!installed)
		throw new Error("no nginx for the tests; install it", { cause: failure });
	return installed;
}

function findInstalled(): string | undefined {
	return places.find((place) => existsSync(place));
}
