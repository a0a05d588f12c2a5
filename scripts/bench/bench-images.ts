import { chmod, mkdtempDisposable } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { imageUrl } from "../../shared/image-sizes.ts";
import type { Effort } from "./bench-effort.ts";
import { startStatic } from "./bench-nginx.ts";
import { startMeasured, untilIdle } from "./bench-servers.ts";
import { type Comparison, compareBy } from "./compare-servers.ts";
import { chooseGenerator } from "./load.ts";
import { choosePin } from "./pin-process.ts";

/**
 * Measures a build's cached pictures against nginx with the same bytes and headers, and prints
 * ratios. The server runs on one core, this process on another.
 *
 * @param dist the build's folder.
 */
export async function benchImages(dist: string, effort: Effort): Promise<void> {
	const generator = await chooseGenerator();
	await using temporary = await mkdtempDisposable(
		path.join(tmpdir(), "bench-images-"),
	);
	const folder = temporary.path;
	// nginx's workers run as another user.
	await chmod(folder, 0o755);
	await using site = await startMeasured(dist, folder, effort.env);
	if (effort.isPatient) await untilIdle(site);
	const { origin } = site;
	const compare = compareBy(generator, effort);
	console.log(`cached pictures, by ${generator.name}`);
	console.table({
		...(await compareWidth({ compare, origin, folder, width: 640 })),
		...(await compareWidth({ compare, origin, folder, width: 1280 })),
	});
}

async function compareWidth(options: {
	compare: Comparison;
	origin: string;
	folder: string;
	width: number;
}) {
	const { compare, origin, folder, width } = options;
	const target = imageUrl("/pictures/office.png", width, 75);
	const answer = await fetch(origin + target);
	const bytes = Buffer.from(await answer.arrayBuffer());
	await using nginx = await startStatic(
		path.join(folder, `nginx-${width}`),
		{ path: target, bytes, headers: answer.headers },
		await choosePin(),
	);
	const ask = (server: string) => ({ url: server + target, headers: {} });
	const rates = await compare(ask(origin), ask(nginx.origin));
	return { [`${bytes.length} bytes`]: rates };
}
