import { createHash } from "node:crypto";
import { readFile, realpath, stat } from "node:fs/promises";
import path from "node:path";
import type { RequestHandler } from "express";
import createError from "http-errors";
import {
	fetchRemote,
	type RemoteFailure,
	type RemoteOptions,
} from "./fetch-remote.ts";
import type { ImageCache } from "./image-cache.ts";
import { type ImageFailure, makeImage } from "./make-image.ts";
import { type ImageRequest, parseImageQuery } from "./parse-query.ts";

export interface ImageDependencies {
	/** Folder of the pictures that a path may name. */
	readonly folder: string;
	readonly hosts: readonly string[];
	readonly cache: ImageCache;
	/** How remote pictures are fetched, where not as usual. */
	readonly remote?: Partial<RemoteOptions>;
}

/** A source over this many bytes is refused. */
const maximalBytes = 20 * 1024 * 1024;
const remoteTimeoutMs = 8000;

const failures: Record<
	RemoteFailure | ImageFailure,
	readonly [status: number, reason: string]
> = {
	missing: [404, "There is no such picture."],
	refused: [400, "url: this address is not allowed"],
	unreachable: [404, "The picture cannot be fetched."],
	"too-large": [400, "url: the picture is larger than 20 MB"],
	"too-many-pixels": [400, "url: the picture has more than 50 megapixels"],
	"not-a-picture": [
		400,
		"url: not a picture that can be converted (SVG is not)",
	],
};

/** Answers with a picture at a width and quality, as webp. Equal requests share one piece of work. */
export function answerImage(deps: ImageDependencies): RequestHandler {
	const running = new Map<string, Promise<Buffer>>();
	return async (req, res) => {
		const request = parseImageQuery(req.query, deps.hosts);
		if (typeof request === "string") throw createError(400, request);
		const source = await findSource(deps, request);
		const key = `${hash([source.version, String(request.width), String(request.quality)])}.webp`;

		res.setHeader("Content-Security-Policy", "default-src 'none'");
		res.setHeader("Cache-Control", "public, max-age=31536000, immutable");
		res.setHeader("ETag", `"${key.slice(0, 27)}"`);
		res.setHeader("Content-Type", "image/webp");
		if (req.fresh) {
			res.statusCode = 304;
			return void res.end();
		}
		const bytes =
			(await deps.cache.get(key)) ??
			(await share(running, key, async () => {
				const made = await makeImage(
					await source.read(),
					request.width,
					request.quality,
				);
				if (typeof made === "string") throw failure(made);
				await deps.cache.set(key, made);
				return made;
			}));
		res.setHeader("Content-Length", bytes.length);
		res.end(bytes);
	};
}

interface Source {
	/** Changes whenever the picture may have changed. */
	readonly version: string;
	read(): Promise<Buffer>;
}

async function findSource(
	deps: ImageDependencies,
	{ source }: ImageRequest,
): Promise<Source> {
	if (source.kind === "local") return findFile(deps.folder, source.path);
	const options: RemoteOptions = {
		hosts: deps.hosts,
		maximalBytes,
		timeoutMs: remoteTimeoutMs,
		...deps.remote,
	};
	return {
		version: source.url.href,
		async read() {
			const fetched = await fetchRemote(source.url, options);
			if (typeof fetched === "string") throw failure(fetched);
			return fetched;
		},
	};
}

async function findFile(folder: string, name: string): Promise<Source> {
	const file = await realpath(path.join(folder, decodePath(name))).catch(
		() => undefined,
	);
	const root = await realpath(folder);
	if (!file?.startsWith(root + path.sep)) throw failure("missing");
	const stats = await stat(file);
	if (!stats.isFile()) throw failure("missing");
	if (stats.size > maximalBytes) throw failure("too-large");
	return {
		version: `${file.slice(root.length)} ${stats.mtimeMs} ${stats.size}`,
		read: () => readFile(file),
	};
}

function decodePath(name: string): string {
	try {
		const decoded = decodeURIComponent(name);
		if (!decoded.includes("\0")) return decoded;
	} catch {
		// Falls through: not a path that any picture has.
	}
	throw failure("refused");
}

async function share<T>(
	running: Map<string, Promise<T>>,
	key: string,
	work: () => Promise<T>,
): Promise<T> {
	const known = running.get(key);
	if (known) return known;
	const promise = work().finally(() => running.delete(key));
	running.set(key, promise);
	return promise;
}

function failure(kind: RemoteFailure | ImageFailure): Error {
	const [status, reason] = failures[kind];
	return createError(status, reason);
}

function hash(parts: readonly string[]): string {
	return createHash("sha256").update(JSON.stringify(parts)).digest("base64url");
}
