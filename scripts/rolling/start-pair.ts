import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { localeCodes } from "../../shared/locales.ts";
import { startProxy } from "../proxy/test-nginx.ts";
import { findFreePort, startSite } from "../test/test-site.ts";

/**
 * Starts two instances of a build behind nginx, as in production, each with its own data folder.
 *
 * @param env environment variables for both.
 */
export async function startPair(
	dist: string,
	env: Record<string, string> = {},
) {
	const folder = await mkdtemp(path.join(tmpdir(), "pair-"));
	const own = await findFreePort();
	const ports = [await findFreePort(), await findFreePort()] as const;
	const origin = `http://127.0.0.1:${own}`;
	const start = (index: 0 | 1, build: string) =>
		startSite(build, {
			PORT: String(ports[index]),
			SITE_ORIGIN: origin,
			TRUST_PROXY: "loopback",
			DATA_DIR: path.join(folder, String(index)),
			SHUTDOWN_TIMEOUT_MS: "2000",
			...env,
		});
	const sites = await Promise.all([start(0, dist), start(1, dist)]);
	const proxy = await startProxy(ports, own);
	return {
		/** nginx's origin. */
		origin,
		/** The instances currently running. */
		sites,
		/** Replaces one instance after the other with a different build. */
		async deploy(build: string) {
			for (const index of [0, 1] as const) {
				await sites[index]?.stop("SIGTERM");
				sites[index] = await start(index, build);
			}
		},
		/** Starts an instance in place of one that has ended. */
		async restart(index: 0 | 1, build: string) {
			sites[index] = await start(index, build);
		},
		async stop() {
			await proxy.stop();
			await Promise.all(sites.map((site) => site.stop("SIGKILL")));
			await rm(folder, { recursive: true, force: true });
		},
	};
}

/** Addresses that only a build's own tabs request: its scripts, styles and messages. */
export async function listBuildAddresses(dist: string): Promise<string[]> {
	const names = await readdir(path.join(dist, "client/assets"));
	const { buildId } = JSON.parse(
		await readFile(path.join(dist, "manifest.json"), "utf8"),
	);
	return [
		...names
			.filter((name) => !/\.(br|gz)$/.test(name))
			.map((name) => `/assets/${name}`),
		...localeCodes.flatMap((locale) =>
			["about", "careers", "common"].map(
				(name) => `/_i18n/${locale}/${name}.json?v=${buildId}`,
			),
		),
		`/builds/meta/${buildId}.json`,
	];
}
