import { once } from "node:events";
import { findPackageJSON } from "node:module";
import path from "node:path";
import {
	setImmediate as nextTurn,
	setTimeout as wait,
} from "node:timers/promises";
import { createApp } from "./app.ts";
import { ConfigError, readConfig } from "./config/config.ts";
import { prepareDataDir } from "./config/data-dir.ts";
import { isDevelopment } from "./config/is-development.ts";
import { findMisspellings } from "./config/misspellings.ts";
import { listOpenRoutes } from "./config/open-routes.ts";
import { createDrain } from "./connections/drain.ts";
import { createHttpServer, listen } from "./connections/listen.ts";
import type { Retention } from "./database/erasure/retention.ts";
import { logDatabase } from "./database/log-database.ts";
import { buildDependencies } from "./dependencies.ts";
import { codeOf } from "./errors/code-of.ts";
import { logOverdue } from "./log/log-overdue.ts";
import { openLog } from "./log/logger.ts";
import { watchEventLoop } from "./log/watch-event-loop.ts";
import { warmPages } from "./pages/cache/warm-pages.ts";
import { readBuild } from "./read-build.ts";

/** Delay before background work: while everything is still being compiled, requests go first. */
const firstMomentMs = 1000;

/** Time reserved for closing the database when the shutdown timeout is used up. */
const closingMs = 200;

/** Whether a package is there that is not loaded before it is needed. */
function isInstalled(name: string): boolean {
	try {
		return findPackageJSON(name, import.meta.filename) !== undefined;
	} catch {
		return false;
	}
}

/** Prints one line to stderr and exits with status 1. */
function fail(message: string): never {
	process.stderr.write(`${message}\n`);
	process.exit(1);
}

const config = (() => {
	try {
		const config = readConfig();
		prepareDataDir(config.dataDir);
		return config;
	} catch (error) {
		if (error instanceof ConfigError) fail(error.message);
		throw error;
	}
})();
const log = openLog(config.logLevel);
const { logger } = log;
const dist = path.resolve(import.meta.dirname, "..");

for (const { given, meant } of findMisspellings())
	logger.warn(
		{ variable: given, meant },
		`${given} is read by nobody: is ${meant} meant?`,
	);

/** Reads the build, listens, and does the work that follows. */
async function serve(): Promise<void> {
	// `npm run dev` starts the next server ahead of time; it waits here until there is a new build to
	// serve. Meanwhile it reads the previous build, which halves the time to read the next one.
	if (isDevelopment && process.send) {
		const told = once(process, "message").then(() => true);
		if (!(await Promise.race([told, nextTurn(false)])))
			await Promise.race([told, readBuild(dist).catch(() => undefined)]);
		await told;
	}

	const readiness = { isStarting: true, isDraining: false };
	const build = await readBuild(dist).catch((error: unknown) => {
		if (!(error instanceof Error) || codeOf(error) !== "ENOENT") throw error;
		fail(`the build is incomplete, make it anew: ${error.message}`);
	});
	if (!isInstalled("sharp"))
		fail("node_modules lacks sharp; run `npm ci --omit=dev` where dist is");
	const deps = await buildDependencies(config, build, log, readiness);
	const server = createHttpServer(createApp(deps), {
		onRefusal(status) {
			deps.metrics.countRefusal(status);
			logger.info({ status }, "request refused");
		},
	});
	const drain = createDrain(server);

	const warming = new AbortController();
	let retention: Retention | undefined;
	let keeping: Promise<void> | undefined;
	let isStopping = false;
	const stop = async (signal: string): Promise<void> => {
		if (isStopping) process.exit(1);
		isStopping = true;
		readiness.isDraining = true;
		warming.abort();
		logger.info({ signal }, "draining");
		// Tabs may be open even if the process ends before the background work has started.
		keeping ??= deps.keptBuilds.keep();
		const { shutdownTimeoutMs } = config;
		const endsAt = performance.now() + shutdownTimeoutMs;
		await Promise.race([
			Promise.all([
				drain.drain(shutdownTimeoutMs).then(() => deps.spans?.stop()),
				// The remaining quarter is for releasing interrupted deliveries.
				deps.deliveries.stop(shutdownTimeoutMs * 0.75),
				retention?.stop(),
				keeping,
			]),
			// A database that does not respond must not block the shutdown.
			wait(shutdownTimeoutMs),
		]);
		await Promise.race([
			deps.database.close(),
			wait(Math.max(endsAt - performance.now(), closingMs)),
		]);
		logger.info("stopped");
		process.exit(0);
	};
	process.on("SIGTERM", () => void stop("SIGTERM"));
	process.on("SIGINT", () => void stop("SIGINT"));

	try {
		const port = await listen(server, config.port, config.host);
		deps.deliveries.start();
		watchEventLoop(deps.metrics, logger);
		retention = deps.startRetention();
		void logDatabase(deps.database, logger);
		for (const { variable, warning } of await listOpenRoutes(config))
			logger.warn({ variable }, warning);
		await logOverdue(path.join(dist, "reminders.json"), logger);
		readiness.isStarting = false;
		logger.info(
			{ port, origin: config.siteOrigin, build: deps.assets.buildId },
			"listening",
		);
		const { signal } = warming;
		void wait(firstMomentMs, undefined, { signal }).then(
			async () => {
				keeping ??= deps.keptBuilds.keep();
				await deps.dictionaryForms.prepare();
				if (!deps.pageCache.isOn) return;
				await warmPages(deps, signal);
				await deps.search.prepare(signal, logger);
			},
			() => undefined,
		);
	} catch (error) {
		const code = codeOf(error);
		if (code === "EADDRINUSE")
			fail(`PORT ${config.port} is taken by another program`);
		if (code === "EACCES")
			fail(`PORT ${config.port} may not be used by this user`);
		if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
			fail(`HOST ${config.host} is no address of this machine`);
		throw error;
	}
}

void serve();
