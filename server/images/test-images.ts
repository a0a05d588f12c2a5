import { once } from "node:events";
import { mkdir, writeFile } from "node:fs/promises";
import type { RequestListener } from "node:http";
import https from "node:https";
import path from "node:path";
import { crc32 } from "node:zlib";
import sharp from "sharp";
import { onTestFinished } from "vitest";
import {
	createTestApp,
	testDependencies,
} from "../../scripts/test/test-app.ts";
import { makeCertificate } from "../../scripts/test/test-certificate.ts";
import { makeFolder } from "../../scripts/test/test-folder.ts";
import type { ImageDependencies } from "./answer-image.ts";
import type { ImageCache } from "./image-cache.ts";

/** Draws a single-color image. */
export function drawPicture(
	width: number,
	height: number,
	format: "png" | "jpeg" | "webp" | "avif" | "gif" | "tiff" = "png",
): Promise<Buffer> {
	const background = { r: 11, g: 58, b: 111 };
	return sharp({ create: { width, height, channels: 3, background } })
		.toFormat(format)
		.toBuffer();
}

/** A PNG with forged dimensions, which are all that is read before it is refused. */
export async function forgeSize(
	width: number,
	height: number,
): Promise<Buffer> {
	const png = await drawPicture(1, 1);
	png.writeUInt32BE(width, 16);
	png.writeUInt32BE(height, 20);
	png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
	return png;
}

/** An AVIF with forged dimensions in its header. */
export async function forgeAvifSize(
	width: number,
	height: number,
): Promise<Buffer> {
	const avif = await drawPicture(400, 300, "avif");
	const at = avif.indexOf("ispe");
	avif.writeUInt32BE(width, at + 8);
	avif.writeUInt32BE(height, at + 12);
	return avif;
}

/** The real app with its own images and an empty cache. */
export async function createImageApp(
	files: Readonly<Record<string, Buffer>> = {},
	changes: Partial<ImageDependencies> = {},
	env: Record<string, string> = {},
) {
	const root = makeFolder();
	const folder = path.join(root, "client");
	await mkdir(folder);
	for (const [name, bytes] of Object.entries(files)) {
		await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
		await writeFile(path.join(folder, name), bytes);
	}
	const settings = { DATA_DIR: path.join(root, "data"), ...env };
	const { images } = await testDependencies(settings);
	const app = await createTestApp(settings, {
		images: { ...images, folder, ...changes },
	});
	return { app, root, folder, cacheFolder: path.join(root, "data/images") };
}

/** A cache that counts its uses. */
export function countUse(cache: ImageCache) {
	const count = { get: 0, set: 0 };
	const counting: ImageCache = {
		get(key) {
			count.get++;
			return cache.get(key);
		},
		set(key, bytes) {
			count.set++;
			return cache.set(key, bytes);
		},
	};
	return { cache: counting, count };
}

/** A cache that stores nothing. */
export const noCache: ImageCache = {
	get: async () => undefined,
	set: async () => undefined,
};

/**
 * A local https server, and the options to reach it as `https://localhost/`. It counts connections,
 * so that a test can verify that there were none.
 */
export async function startRemote(listener: RequestListener) {
	const certificate = makeCertificate();
	const count = { connections: 0, requests: 0 };
	const server = https.createServer(certificate, listener);
	server.on("connection", () => count.connections++);
	server.on("request", () => count.requests++);
	server.listen(0, "localhost");
	await once(server, "listening");
	onTestFinished(() => {
		server.closeAllConnections();
		server.close();
	});
	const address = server.address();
	if (address === null || typeof address === "string")
		throw new Error("the remote server listens on no port");
	return {
		count,
		remote: {
			isAllowedAddress: () => true,
			request: { ca: certificate.cert, port: address.port },
		},
	};
}
