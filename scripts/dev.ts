import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { watch } from "node:fs";
import path from "node:path";
import { createBundler } from "./build/bundle.ts";
import { ContentError } from "./content/read-content.ts";

const root = path.resolve(import.meta.dirname, "..");
const outdir = path.join(root, "node_modules/.cache/dev");
const watched = ["server", "client", "shared", "locales", "public"] as const;
/** Folders of whose files the build does not know yet. */
const changed = new Set<(typeof watched)[number]>(watched);
/** Editors write in bursts. */
const settleMs = 30;

const bundler = await createBundler({
	root,
	outdir,
	mode: "development",
	reload: true,
});
let server: ChildProcess | undefined;
let timer: NodeJS.Timeout | undefined;
let running = Promise.resolve();

/** Builds and serves, and again on every change. Open pages reload by themselves. */
async function rebuild(): Promise<void> {
	const start = performance.now();
	const taken = [...changed];
	changed.clear();
	try {
		await bundler.bundle({
			code: taken.some((folder) =>
				["server", "client", "shared"].includes(folder),
			),
			content: taken.includes("locales"),
		});
	} catch (error) {
		for (const folder of taken) changed.add(folder);
		// esbuild has said what is wrong with code; the old build goes on.
		if (error instanceof ContentError)
			process.stderr.write(`${error.message}\n`);
		return;
	}
	if (server && server.exitCode === null) {
		server.kill("SIGKILL");
		await once(server, "exit");
	}
	server = spawn(process.execPath, [path.join(outdir, "server/main.js")], {
		stdio: "inherit",
		env: { LOG_LEVEL: "warn", I18N_UNCACHEABLE: "zh-CN,en-US", ...process.env },
	});
	const ms = Math.round(performance.now() - start);
	process.stdout.write(
		`built in ${ms} ms: http://localhost:${process.env.PORT ?? 3000}\n`,
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
		server?.kill("SIGKILL");
		process.exit(0);
	});
schedule();
