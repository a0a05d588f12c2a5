import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chown, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { Client } from "pg";
import { findPostgres } from "./test-databases-binaries.ts";

const run = promisify(execFile);

const guardScript = 'cat; "$0" stop -w -D "$1" -m immediate; cd /; rm -rf "$2"';

/** A separate PostgreSQL server, on a socket in a temporary folder. */
export interface PostgresServer {
	/** Creates an empty database and returns its URL. */
	createDatabase(): Promise<string>;
	/** Stops the server as an operator would, ending connections. */
	stop(): Promise<void>;
	/** Stops it as a power failure would. */
	crash(): Promise<void>;
	/** Restarts it. */
	start(): Promise<void>;
	/** Stops it for good and removes its folder. */
	remove(): Promise<void>;
}

/**
 * Starts a PostgreSQL server that ends with this process. PostgreSQL refuses to run as root; in
 * that case it runs as another user.
 *
 * @throws when PostgreSQL is unavailable or does not start.
 */
export async function startPostgres(): Promise<PostgresServer> {
	const programs = await findPostgres();
	const user = await findUser();
	const folder = await mkdtemp(path.join(tmpdir(), "postgres-"));
	if (user) await chown(folder, user.uid, user.gid);
	const data = path.join(folder, "data");
	const options = { ...user, cwd: folder };
	// Waits until this process closes the pipe or ends by any signal.
	const guard = spawn(
		"sh",
		["-c", guardScript, path.join(programs, "pg_ctl"), data, folder],
		{ ...options, detached: true, stdio: ["pipe", "ignore", "ignore"] },
	);
	guard.unref();

	const call = (program: string, ...words: string[]) =>
		run(path.join(programs, program), words, options);
	const stopping = (mode: string) => ["stop", "-w", "-D", data, "-m", mode];
	const urlOf = (name: string) =>
		`postgresql://postgres@localhost/${name}?host=${folder}`;

	const start = async () => {
		const settings = `-c listen_addresses= -k ${folder} -c shared_buffers=16MB -c fsync=off`;
		const log = path.join(folder, "log");
		await call("pg_ctl", "start", "-w", "-D", data, "-l", log, "-o", settings);
	};
	await call(
		"initdb",
		"-D",
		data,
		"-U",
		"postgres",
		"--auth=trust",
		"--no-sync",
		"--encoding=UTF8",
		"--locale=C.UTF-8",
	);
	await start();

	let databases = 0;
	return {
		start,
		stop: async () => void (await call("pg_ctl", ...stopping("fast"))),
		crash: async () => void (await call("pg_ctl", ...stopping("immediate"))),
		createDatabase: async () => {
			databases++;
			const name = `test_${databases}`;
			const client = new Client({ connectionString: urlOf("postgres") });
			await client.connect();
			await client.query(`CREATE DATABASE ${name}`);
			await client.end();
			return urlOf(name);
		},
		remove: async () => {
			guard.ref();
			const ended = once(guard, "exit");
			guard.stdin.end();
			await ended;
		},
	};
}

interface User {
	readonly uid: number;
	readonly gid: number;
}

/** The user that runs a server started by root. */
async function findUser(): Promise<User | undefined> {
	if (process.getuid?.() !== 0) return undefined;
	for (const name of ["postgres", "nobody"]) {
		try {
			const read = async (what: string) =>
				Number((await run("id", [what, name])).stdout);
			return { uid: await read("-u"), gid: await read("-g") };
		} catch {
			// There is no such user.
		}
	}
	throw new Error("PostgreSQL refuses root, and there is no other user");
}
