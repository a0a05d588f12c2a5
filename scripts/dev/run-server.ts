import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { devFaultsPath } from "../../client/dev-faults.ts";
import { devHost } from "./require-port.ts";
import { startStandIn } from "./stand-in.ts";

/** The site's server while it is worked on. */
export interface DevServer {
	/** Serves the build in the folder, with what is wrong since; without a build, only that. */
	serve(faults: readonly string[]): Promise<void>;
	stop(): void;
}

/** First the page that was edited is shown. */
const aheadMs = 1500;

/**
 * @param outdir folder of the build.
 * @param flags Node's, such as `--inspect`.
 * @param env what the server's environment holds where this process' does not.
 */
export function createDevServer(
	outdir: string,
	flags: readonly string[],
	env: NodeJS.ProcessEnv = {},
): DevServer {
	let server: ChildProcess | undefined;
	/** The next one, which has loaded its code and waits for the build. */
	let ready:
		| { readonly process: ChildProcess; readonly code: string }
		| undefined;
	let closeStandIn: (() => Promise<void>) | undefined;
	let isBuilt = false;
	let timer: NodeJS.Timeout | undefined;

	async function end(): Promise<void> {
		await closeStandIn?.();
		closeStandIn = undefined;
		if (server) await kill(server);
	}

	function start(): ChildProcess {
		return spawn(
			process.execPath,
			[...flags, path.join(outdir, "server/main.js")],
			{
				stdio: ["inherit", "inherit", "inherit", "ipc"],
				env: {
					HOST: devHost,
					LOG_LEVEL: "warn",
					I18N_UNCACHEABLE: "zh-CN,en-US",
					SHOW_UNPUBLISHED: "true",
					...env,
					...process.env,
				},
			},
		);
	}

	/** Loading the code is most of a start, and the same for every edit of texts. */
	async function startAhead(): Promise<void> {
		const code = await markCode(outdir);
		ready = { process: start(), code };
	}

	/** One that was started ahead with this code, or a new one. */
	async function takeNext(): Promise<ChildProcess> {
		clearTimeout(timer);
		const taken = ready;
		ready = undefined;
		if (taken && taken.process.exitCode === null) {
			if (taken.code === (await markCode(outdir))) return taken.process;
			await kill(taken.process);
		}
		return start();
	}

	return {
		async serve(faults) {
			isBuilt ||= faults.length === 0;
			if (!isBuilt) {
				await end();
				closeStandIn = await startStandIn(
					Number(process.env.PORT ?? 3000),
					faults,
				);
				return;
			}
			// The server reads its files once, at its start.
			await writeFile(
				path.join(outdir, "client", devFaultsPath),
				JSON.stringify(faults),
			);
			// A debugger's port is one server's alone: first the last one leaves it.
			await end();
			server = await takeNext();
			// One that has ended has said why itself.
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

async function kill(child: ChildProcess): Promise<void> {
	if (child.exitCode !== null || child.signalCode !== null) return;
	child.kill("SIGKILL");
	await once(child, "exit");
}

/** Changes with the code, which is written only when it does. */
async function markCode(outdir: string): Promise<string> {
	const marks = ["main.js", "serve.js"].map(async (name) => {
		const { size, mtimeMs } = await stat(path.join(outdir, "server", name));
		return `${size} ${mtimeMs}`;
	});
	return (await Promise.all(marks)).join(" ");
}
