import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { imageUrl } from "../shared/image-sizes.ts";
import { startStatic } from "./bench-nginx.ts";
import { median } from "./compare-servers.ts";
import type { SendLoad } from "./load.ts";

const rounds = 5;
const seconds = 2;

/** The site's own pictures. */
export const pictures = ["desert", "office", "port", "refinery", "skyline"].map(
	(name) => `/pictures/${name}.png`,
);

/** A cached picture against nginx with the same bytes and headers, in rounds by turns. */
export async function compareCached(options: {
	origin: string;
	width: number;
	send: SendLoad;
	folder: string;
	pin: readonly string[];
}) {
	const { origin, width, send, folder, pin } = options;
	const target = imageUrl("/pictures/skyline.png", width, 75);
	const answer = await fetch(origin + target);
	const bytes = Buffer.from(await answer.arrayBuffer());
	const nginx = await startStatic(
		path.join(folder, `nginx-${width}`),
		{ path: target, bytes, headers: answer.headers },
		pin,
	);
	try {
		const ours: number[] = [];
		const theirs: number[] = [];
		// The first round warms both up.
		for (let round = 0; round <= rounds; round++) {
			const load = { headers: {}, seconds: round === 0 ? 1 : seconds };
			const mine = await send({ ...load, url: origin + target });
			const other = await send({ ...load, url: nginx.origin + target });
			if (round === 0) continue;
			ours.push(mine);
			theirs.push(other);
		}
		return {
			[`cached, ${bytes.length} bytes`]: {
				"ours, requests/s": Math.round(median(ours)),
				"nginx, requests/s": Math.round(median(theirs)),
				ratio: (median(ours) / median(theirs)).toFixed(2),
			},
		};
	} finally {
		await nginx.stop();
	}
}

/** One after the other, each picture by both in turn. */
export async function compareUncached(dist: string, origin: string) {
	const ours: number[] = [];
	const alone: number[] = [];
	for (const picture of pictures) {
		const source = await readFile(path.join(dist, "client", picture));
		for (const width of [640, 1024, 1280])
			for (const quality of [70, 80]) {
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
