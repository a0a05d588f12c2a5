import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { imageUrl } from "../../shared/image-sizes.ts";
import type { Effort } from "./bench-effort.ts";
import { startMeasured, untilIdle } from "./bench-servers.ts";
import { compareCached, compareUncached, pictures } from "./compare-images.ts";
import { compareBy, median } from "./compare-servers.ts";
import { askInBurst, type Burst } from "./image-burst.ts";
import { chooseGenerator } from "./load.ts";
import { everyCore, pinProcess } from "./pin-process.ts";

/**
 * Measures the image endpoint of a build against nginx and sharp, its server on one core and this
 * process on another, and prints ratios.
 *
 * @param dist the build's folder.
 */
export async function benchImages(dist: string, effort: Effort): Promise<void> {
	const generator = await chooseGenerator();
	const folder = await mkdtemp(path.join(tmpdir(), "bench-images-"));
	// For nginx, whose workers are somebody else.
	await chmod(folder, 0o755);
	const site = await startMeasured(dist, folder, effort.env);
	try {
		if (effort.isPatient) await untilIdle(site);
		const { origin } = site;
		const compare = compareBy(generator, effort);
		const compareWidth = (width: number) =>
			compareCached({ compare, origin, width, folder });
		console.log(`pictures, by ${generator.name}`);
		console.table({
			...(await compareWidth(640)),
			...(await compareWidth(1280)),
		});
		await pinProcess(process.pid, "0");
		console.table(await compareUncached({ dist, origin }, effort));
		await pinProcess(process.pid, "1");
		console.log(
			`${effort.burst} cold pictures at once, while pages are asked for`,
		);
		console.table(await measureBursts(origin, effort));
	} finally {
		await pinProcess(process.pid, everyCore);
		await site.stop();
		await rm(folder, { recursive: true, force: true });
	}
}

/** By turns with a quiet moment, which tells what the machine itself adds. */
async function measureBursts(
	origin: string,
	{ bursts: rounds, burst: size }: Effort,
) {
	const page = `${origin}/en-US`;
	const warm = origin + imageUrl(pictures[0] ?? "", 640, 70);
	await askInBurst(
		page,
		Array.from({ length: size }, () => warm),
	);
	const results: { quiet: Burst; burst: Burst }[] = [];
	for (let round = 1; round <= rounds; round++) {
		const wanted = Array.from({ length: size }, (_, index) =>
			imageUrl(
				pictures[index % pictures.length] ?? "",
				round % 2 ? 1280 : 1024,
				Math.floor(index / pictures.length) + round * 10,
			),
		);
		results.push({
			quiet: await askInBurst(page, []),
			burst: await askInBurst(
				page,
				wanted.map((address) => origin + address),
			),
		});
	}
	const rows = results.map((result, index) => [
		`round ${index + 1}`,
		describe(result),
	]);
	return {
		...Object.fromEntries(rows),
		median: {
			"page p99, ms": median(results.map(({ burst }) => burst.pageP99)).toFixed(
				1,
			),
			"without pictures": median(
				results.map(({ quiet }) => quiet.pageP99),
			).toFixed(1),
		},
	};
}

function describe({ quiet, burst }: { quiet: Burst; burst: Burst }) {
	const { pageP99, pages, statuses } = burst;
	return {
		"page p99, ms": pageP99.toFixed(1),
		"without pictures": quiet.pageP99.toFixed(1),
		pages,
		"pictures made": statuses[200] ?? 0,
		"told to come back (503)": statuses[503] ?? 0,
		"not answered": statuses[0] ?? 0,
	};
}
