import { type ChildProcess, spawn } from "node:child_process";
import { stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { devFaultsPath } from "../../client/dev-faults.ts";
import { localeCodes } from "../../shared/locales.ts";
import { endProcess } from "../command/end-process.ts";
import { readDevAddress } from "./dev-address.ts";
import { startStandIn } from "./stand-in.ts";

/**
 * Delay in milliseconds before the next process is started, so that the edited page loads first.
 */
const aheadMs = 1500;

/**
 * The server process during development.
 *
 * @param outdir the build's folder.
 * @param flags Node's command-line options, such as `--inspect`.
 * @param env environment variables in addition to this process's.
 */
export function createDevServer(
	outdir: string,
	flags: readonly string[],
	env: NodeJS.ProcessEnv = {},
) {
	const { host, port } = readDevAddress();
	let server: ChildProcess | undefined;
	/** The next process: it has loaded its code, and waits to be told to serve. */
	let ready:
		| { readonly process: ChildProcess; readonly code: string }
		| undefined;
	let closeStandIn: (() => Promise<void>) | undefined;
	let isBuilt = false;
	let timer: NodeJS.Timeout | undefined;

	async function end(): Promise<void> {
		await closeStandIn?.();
		closeStandIn = undefined;
		if (server) await endProcess(server, "SIGKILL");
	}

	function start(): ChildProcess {
		return spawn(
			process.execPath,
			[...flags, path.join(outdir, "server/main.js")],
			{
				stdio: ["inherit", "inherit", "inherit", "ipc"],
				env: {
					LOG_LEVEL: "warn",
					I18N_UNCACHEABLE: localeCodes.join(),
					SHOW_UNPUBLISHED: "true",
					...env,
					...process.env,
					HOST: host,
				},
			},
		);
	}

	/** Loading the code takes most of the startup time, and edits of texts do not change the code. */
	async function startAhead(): Promise<void> {
		const code = await markCode(outdir);
		ready = { process: start(), code };
	}

	/** The process started ahead, if its code is current; otherwise a new one. */
	async function takeNext(): Promise<ChildProcess> {
		clearTimeout(timer);
		const taken = ready;
		ready = undefined;
		if (taken && taken.process.exitCode === null) {
			if (taken.code === (await markCode(outdir))) return taken.process;
			await endProcess(taken.process, "SIGKILL");
		}
		return start();
	}

	return {
		/**
		 * Serves the current build, with the faults found since; if there is no build, serves only
		 * these.
		 */
		async serve(faults: readonly string[]): Promise<void> {
			isBuilt ||= faults.length === 0;
			if (!isBuilt) {
				await end();
				closeStandIn = await startStandIn(port, host, faults);
				return;
			}
			// The server reads its files once, at startup.
			await writeFile(
				path.join(outdir, "client", devFaultsPath),
				JSON.stringify(faults),
			);
			// Only one process can hold the debugger's port, so the old one has to exit first.
			await end();
			server = await takeNext();
			// Sending fails if the process has exited, which it has reported itself.
			server.send("serve", () => undefined);
			if (flags.length === 0)
				timer = setTimeout(
					() => void startAhead().catch(() => undefined),
					aheadMs,
				);
		},
		stop() {
			clearTimeout(timer);
			server?.kill("SIGKILL");
			ready?.process.kill("SIGKILL");
		},
	};
}

/** Identifies the server's code: its files are rewritten only when it changes. */
async function markCode(outdir: string): Promise<string> {
	const marks = ["main.js", "serve.js"].map(async (name) => {
		const { size, mtimeMs } = await stat(path.join(outdir, "server", name));
		return `${size} ${mtimeMs}`;
	});
	return (await Promise.all(marks)).join(" ");
}
