import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { devFaultsPath } from "../../client/dev-faults.ts";
import { startStandIn } from "./stand-in.ts";

/** The site's server while it is worked on. */
export interface DevServer {
	/** Serves the build in the folder, with what is wrong since; without a build, only that. */
	serve(faults: readonly string[]): Promise<void>;
	stop(): void;
}

/**
 * @param outdir folder of the build.
 * @param flags Node's, such as `--inspect`.
 */
export function createDevServer(
	outdir: string,
	flags: readonly string[],
): DevServer {
	let server: ChildProcess | undefined;
	let closeStandIn: (() => Promise<void>) | undefined;
	let isBuilt = false;

	async function end(): Promise<void> {
		await closeStandIn?.();
		closeStandIn = undefined;
		if (!server || server.exitCode !== null) return;
		server.kill("SIGKILL");
		await once(server, "exit");
	}

	return {
		async serve(faults) {
			isBuilt ||= faults.length === 0;
			await end();
			if (!isBuilt) {
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
			server = spawn(
				process.execPath,
				[...flags, path.join(outdir, "server/main.js")],
				{
					stdio: "inherit",
					env: {
						LOG_LEVEL: "warn",
						I18N_UNCACHEABLE: "zh-CN,en-US",
						SHOW_UNPUBLISHED: "true",
						...process.env,
					},
				},
			);
		},
		stop: () => void server?.kill("SIGKILL"),
	};
}
