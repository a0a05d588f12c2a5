import { watch } from "node:fs";
import path from "node:path";
import { createBundler } from "../build/bundle.ts";
import { listFaultLines } from "../build/fault-lines.ts";
import type { ContentCompiler } from "./compile-aside.ts";
import { readDevAddress } from "./dev-address.ts";
import { createDevServer } from "./run-server.ts";

export interface DevelopmentOptions {
	/** The project's folder. */
	readonly root: string;
	/** The build's folder. */
	readonly outdir: string;
	/** Opens the server to a debugger. */
	readonly inspect: boolean;
	/** Additional environment variables for the server. */
	readonly env: NodeJS.ProcessEnv;
	readonly compiler: ContentCompiler;
}

const watched = ["server", "client", "shared", "locales", "public"] as const;
/** Editors write in bursts. In milliseconds. */
const settleMs = 30;

/**
 * Builds and serves the site, again on every change, until the process ends. Open pages reload
 * themselves.
 */
export async function develop({
	root,
	outdir,
	inspect,
	env,
	compiler,
}: DevelopmentOptions): Promise<void> {
	/** Folders with changes that are not built yet. */
	const changed = new Set<(typeof watched)[number]>(watched);
	const bundler = await createBundler(
		{ root, outdir, mode: "development", reload: true, inspect },
		(options) => compiler.compile(options),
	);
	const server = createDevServer(
		outdir,
		inspect ? ["--inspect", "--enable-source-maps"] : [],
		env,
	);
	let timer: NodeJS.Timeout | undefined;
	let running = Promise.resolve();

	async function rebuild(): Promise<void> {
		const start = performance.now();
		const taken = [...changed];
		changed.clear();
		try {
			// The compiler's worker loads the route table, which resolves links, only once.
			if (taken.includes("shared")) await compiler.forget();
			await bundler.bundle({
				code: taken.some((folder) =>
					["server", "client", "shared"].includes(folder),
				),
				content: taken.some((folder) =>
					["locales", "shared", "public"].includes(folder),
				),
			});
		} catch (error) {
			const lines = listFaultLines(error);
			process.stderr.write(`${lines.join("\n")}\n`);
			await server.serve(lines);
			return;
		}
		await server.serve([]);
		const ms = Math.round(performance.now() - start);
		process.stdout.write(
			`built in ${ms} ms: http://localhost:${readDevAddress().port}\n`,
		);
	}

	const schedule = (): void => {
		clearTimeout(timer);
		timer = setTimeout(() => {
			running = running.then(rebuild);
		}, settleMs);
	};
	for (const folder of watched)
		watch(path.join(root, folder), { recursive: true }, () => {
			changed.add(folder);
			schedule();
		});
	for (const signal of ["SIGINT", "SIGTERM"] as const)
		process.on(signal, () => {
			server.stop();
			process.exit(0);
		});
	schedule();
}
