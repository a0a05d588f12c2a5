import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { imageUrl } from "../../shared/image-sizes.ts";
import type { Effort } from "./bench-effort.ts";
import { startStatic } from "./bench-nginx.ts";
import { type Comparison, median } from "./compare-servers.ts";
import { choosePin } from "./pin-process.ts";

/** The site's own pictures. */
export const pictures = ["desert", "office", "port", "refinery", "skyline"].map(
	(name) => `/pictures/${name}.png`,
);

/** A cached picture against nginx with the same bytes and headers. */
export async function compareCached(options: {
	compare: Comparison;
	origin: string;
	width: number;
	folder: string;
}) {
	const { compare, origin, width, folder } = options;
	const target = imageUrl("/pictures/office.png", width, 75);
	const answer = await fetch(origin + target);
	const bytes = Buffer.from(await answer.arrayBuffer());
	const nginx = await startStatic(
		path.join(folder, `nginx-${width}`),
		{ path: target, bytes, headers: answer.headers },
		await choosePin(),
	);
	const ask = (server: string) => ({ url: server + target, headers: {} });
	try {
		return {
			[`cached, ${bytes.length} bytes`]: await compare.rates(
				ask(origin),
				ask(nginx.origin),
			),
		};
	} finally {
		await nginx.stop();
	}
}

/** One after the other, each picture by both in turn. */
export async function compareUncached(
	{ dist, origin }: { dist: string; origin: string },
	{ conversions }: Effort,
) {
	const ours: number[] = [];
	const alone: number[] = [];
	const wanted = [640, 1024, 1280].flatMap((width) =>
		[70, 80].flatMap((quality) =>
			pictures.map((picture) => ({ picture, width, quality })),
		),
	);
	for (const { picture, width, quality } of wanted.slice(0, conversions)) {
		const source = await readFile(path.join(dist, "client", picture));
		const address = origin + imageUrl(picture, width, quality);
		ours.push(await time(() => readBytes(address)));
		alone.push(
			await time(() =>
				sharp(source)
					.autoOrient()
					.resize({ width, withoutEnlargement: true })
					.webp({ quality })
					.toBuffer(),
			),
		);
	}
	return {
		[`uncached, ${ours.length} pictures`]: {
			"ours, ms": median(ours).toFixed(1),
			"sharp alone, ms": median(alone).toFixed(1),
			ratio: (median(ours) / median(alone)).toFixed(2),
		},
	};
}

async function readBytes(address: string): Promise<Uint8Array> {
	const answer = await fetch(address);
	if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
	return new Uint8Array(await answer.arrayBuffer());
}

async function time(work: () => Promise<unknown>): Promise<number> {
	const start = performance.now();
	await work();
	return performance.now() - start;
}
