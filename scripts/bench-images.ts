import { openSync } from "node:fs";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { imageUrl } from "../shared/image-sizes.ts";
import { end, untilAnswered } from "./bench-servers.ts";
import { compareCached, compareUncached, pictures } from "./compare-images.ts";
import { askInBurst, type Burst } from "./image-burst.ts";
import type { SendLoad } from "./load.ts";
import { choosePin, everyCore, pinProcess } from "./pin-process.ts";
import { findFreePort, spawnServer } from "./test-site.ts";

const rounds = 5;

/**
 * Measures the image endpoint of a build against nginx and sharp, its server on one core and this
 * process on another, and prints ratios.
 *
 * @param dist the build's folder.
 */
export async function benchImages(dist: string, send: SendLoad): Promise<void> {
	const folder = await mkdtemp(path.join(tmpdir(), "bench-images-"));
	// For nginx, whose workers are somebody else.
	await chmod(folder, 0o755);
	const pin = await choosePin();
	const site = await startLogged(dist, folder);
	try {
		await pinProcess(site.process.pid, "0");
		await pinProcess(process.pid, "1");
		console.log(
			pin.length > 0
				? "pictures: the servers on one core, the load on another"
				: "pictures: the servers and the load share the cores",
		);
		const compare = (width: number) =>
			compareCached({ origin: site.origin, width, send, folder, pin });
		console.table({ ...(await compare(640)), ...(await compare(1280)) });
		await pinProcess(process.pid, "0");
		console.table(await compareUncached(dist, site.origin));
		await pinProcess(process.pid, "1");
		console.log("100 cold pictures at once, while pages are asked for");
		console.table(await measureBursts(site.origin));
	} finally {
		await pinProcess(process.pid, everyCore);
		await end(site.process);
		await rm(folder, { recursive: true, force: true });
	}
}

/** Starts the server with its log in a file, as it is run: reading it would cost this process. */
async function startLogged(dist: string, folder: string) {
	const port = String(await findFreePort());
	const env = { PORT: port, DATA_DIR: path.join(folder, "data") };
	const log = openSync(path.join(folder, "site.log"), "w");
	const child = spawnServer(dist, env, log);
	const origin = `http://127.0.0.1:${port}`;
	await untilAnswered(`${origin}/readyz`, child);
	return { origin, process: child };
}

async function measureBursts(origin: string) {
	const page = `${origin}/en-US`;
	const warm = origin + imageUrl(pictures[0] ?? "", 640, 70);
	await askInBurst(
		page,
		Array.from({ length: 100 }, () => warm),
	);
	const control = { "no pictures": describe(await askInBurst(page, [])) };
	const bursts: Record<string, ReturnType<typeof describe>> = {};
	for (let round = 1; round <= rounds; round++) {
		const wanted = Array.from({ length: 100 }, (_, index) =>
			imageUrl(
				pictures[index % pictures.length] ?? "",
				round % 2 ? 1280 : 1024,
				Math.floor(index / pictures.length) + round * 10,
			),
		);
		const burst = await askInBurst(
			page,
			wanted.map((address) => origin + address),
		);
		bursts[`burst ${round}`] = describe(burst);
	}
	return { ...control, ...bursts };
}

function describe({ pageP99, pages, statuses }: Burst) {
	return {
		"page p99, ms": pageP99.toFixed(1),
		pages,
		"pictures made": statuses[200] ?? 0,
		"told to come back (503)": statuses[503] ?? 0,
		"not answered": statuses[0] ?? 0,
	};
}
