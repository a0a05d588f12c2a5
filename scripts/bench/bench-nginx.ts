import { spawn } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { findNginx } from "../proxy/test-nginx.ts";
import { findFreePort } from "../test/test-site.ts";
import { type Measured, measured, untilAnswered } from "./bench-servers.ts";
import type { Answer } from "./visitor.ts";

/** Headers that nginx sets itself. */
const made = [
	"connection",
	"content-length",
	"content-type",
	"date",
	"keep-alive",
	"transfer-encoding",
];

/**
 * The directives of an nginx location that serves one of our responses as a file, with its type and
 * headers.
 */
export function describeFile(file: string, { headers }: Answer): string {
	const type = headers.get("content-type") ?? "text/plain";
	const lines = [...headers]
		.filter(([name]) => !made.includes(name))
		.map(
			([name, value]) =>
				`add_header ${name} '${value.replaceAll("'", "\\'")}';`,
		);
	return [
		"types {}",
		`default_type '${type}';`,
		`alias ${file};`,
		"sendfile on;",
		"tcp_nopush on;",
		"open_file_cache max=100;",
		"etag off;",
		"if_modified_since off;",
		...lines,
	].join("\n\t\t\t");
}

/**
 * Starts nginx with one worker and its access log, serving one of our responses as a static file:
 * the same bytes with the same headers.
 *
 * @param folder a folder for nginx's files.
 * @param pin the command that binds a process to a core, with its arguments; empty for none.
 */
export async function startStatic(
	folder: string,
	answer: Answer & { path: string },
	pin: readonly string[] = [],
): Promise<Measured> {
	const port = await findFreePort();
	await mkdir(folder, { recursive: true });
	await writeFile(path.join(folder, "body"), answer.bytes);
	await writeFile(
		path.join(folder, "nginx.conf"),
		`worker_processes 1;
pid nginx.pid;
daemon off;
events { worker_connections 4096; }
http {
	keepalive_requests 1000000;
	access_log access.log;
	server_tokens off;
	server {
		listen 127.0.0.1:${port};
		location = ${answer.path.replace(/\?.*/, "")} {
			${describeFile(path.join(folder, "body"), answer)}
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
	return measured(origin, child);
}
