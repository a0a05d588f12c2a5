import { spawn } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { findNginx } from "../proxy/test-nginx.ts";
import { findFreePort } from "../test/test-site.ts";
import { end, type Measured, untilAnswered } from "./bench-servers.ts";

/** Headers that nginx makes itself. */
const made = [
	"connection",
	"content-length",
	"content-type",
	"date",
	"keep-alive",
	"transfer-encoding",
];

/**
 * Starts nginx, one worker with its access log on, that serves an answer of ours as a static file:
 * the same bytes with the same headers.
 *
 * @param folder that nginx may fill.
 * @param pin the command and arguments that bind a process to a processor, if any.
 */
export async function startStatic(
	folder: string,
	answer: { path: string; bytes: Buffer; headers: Headers },
	pin: readonly string[] = [],
): Promise<Measured> {
	const port = await findFreePort();
	await mkdir(folder, { recursive: true });
	await writeFile(path.join(folder, "body"), answer.bytes);
	const headers = [...answer.headers].filter(([name]) => !made.includes(name));
	const type = answer.headers.get("content-type") ?? "text/plain";
	const lines = headers.map(
		([name, value]) => `add_header ${name} '${value.replaceAll("'", "\\'")}';`,
	);
	await writeFile(
		path.join(folder, "nginx.conf"),
		`worker_processes 1;
pid nginx.pid;
daemon off;
events { worker_connections 4096; }
http {
	types {}
	default_type '${type}';
	sendfile on;
	tcp_nopush on;
	keepalive_requests 1000000;
	open_file_cache max=100;
	access_log access.log;
	etag off;
	server_tokens off;
	if_modified_since off;
	server {
		listen 127.0.0.1:${port};
		location = ${answer.path.replace(/\?.*/, "")} {
			alias ${path.join(folder, "body")};
			${lines.join("\n\t\t\t")}
		}
	}
}
`,
	);
	const [command, ...args] = [...pin, await findNginx()];
	const child = spawn(
		command,
		[...args, "-p", folder, "-c", path.join(folder, "nginx.conf")],
		{ stdio: ["ignore", "ignore", "ignore"] },
	);
	const origin = `http://127.0.0.1:${port}`;
	await untilAnswered(origin + answer.path, child);
	return { origin, process: child, stop: () => end(child) };
}
