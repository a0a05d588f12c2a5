import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import type { RequestHandler, Response } from "express";
import { lookup } from "mrmime";
import { chooseEncoding } from "../content-encoding.ts";
import { methodNotAllowed } from "../errors/method-not-allowed.ts";

/** A file in memory, with the compressed forms that the build made of it. */
interface StoredFile {
	readonly type: string;
	readonly cacheControl: string;
	readonly bodies: ReadonlyMap<
		string,
		{ readonly bytes: Buffer; readonly etag: string }
	>;
}

const suffixes = { br: ".br", gzip: ".gz" } as const;

/** Addresses whose files have their content's hash in their names. */
const fingerprintedPrefix = "/assets/";

/**
 * Serves a folder's files from memory. They are read once, at the start: a path that was not
 * there then is not there, so no request touches the disk and no name can lead out of the folder.
 */
export async function serveFiles(folder: string): Promise<RequestHandler> {
	const files = await readFiles(folder);
	return (req, res, next) => {
		const file = files.get(decode(req.target.path));
		if (!file) {
			if (!req.target.path.startsWith(fingerprintedPrefix)) return next();
			return refuseMissing(res);
		}
		if (req.method !== "GET" && req.method !== "HEAD")
			throw methodNotAllowed(req);
		const available = [...file.bodies.keys()];
		const encoding = chooseEncoding(req, available);
		const body = file.bodies.get(encoding) ?? file.bodies.get("identity");
		if (!body) return next();
		res.setHeader("Content-Type", file.type);
		res.setHeader("Cache-Control", file.cacheControl);
		res.setHeader("ETag", body.etag);
		if (available.length > 1) res.vary("Accept-Encoding");
		if (encoding !== "identity") res.setHeader("Content-Encoding", encoding);
		if (req.fresh) {
			res.statusCode = 304;
			return void res.end();
		}
		res.setHeader("Content-Length", body.bytes.length);
		res.end(req.method === "HEAD" ? undefined : body.bytes);
	};
}

/** Names may hold spaces and other letters, which browsers encode. */
function decode(path: string): string {
	try {
		return path.includes("%") ? decodeURIComponent(path) : path;
	} catch {
		return path;
	}
}

function refuseMissing(res: Response): void {
	res.statusCode = 404;
	res.setHeader("Content-Type", "text/plain; charset=utf-8");
	res.setHeader("Cache-Control", "no-store");
	res.setHeader("X-Robots-Tag", "noindex");
	res.end("Not Found\n");
}

async function readFiles(
	folder: string,
): Promise<ReadonlyMap<string, StoredFile>> {
	const entries = await readdir(folder, {
		recursive: true,
		withFileTypes: true,
	});
	const names = entries
		.filter((entry) => entry.isFile())
		.map((entry) =>
			path.relative(folder, path.join(entry.parentPath, entry.name)),
		);
	const known = new Set(names);
	const stored = names
		.filter(
			(name) =>
				!Object.values(suffixes).some((suffix) => name.endsWith(suffix)),
		)
		.map(async (name) => {
			const address = `/${name.split(path.sep).join("/")}`;
			return [address, await readStoredFile(folder, name, known)] as const;
		});
	return new Map(await Promise.all(stored));
}

async function readStoredFile(
	folder: string,
	name: string,
	known: ReadonlySet<string>,
): Promise<StoredFile> {
	const bytes = await readFile(path.join(folder, name));
	const hash = createHash("sha256")
		.update(bytes)
		.digest("base64url")
		.slice(0, 22);
	const bodies = new Map([["identity", { bytes, etag: `"${hash}"` }]]);
	for (const [encoding, suffix] of Object.entries(suffixes)) {
		if (!known.has(name + suffix)) continue;
		const compressed = await readFile(path.join(folder, name + suffix));
		bodies.set(encoding, { bytes: compressed, etag: `"${hash}-${encoding}"` });
	}
	const type = lookup(name) ?? "application/octet-stream";
	const isText = type.startsWith("text/") || /javascript|json|xml$/.test(type);
	return {
		type: isText && type !== "image/svg+xml" ? `${type}; charset=utf-8` : type,
		cacheControl: `/${name}`.startsWith(fingerprintedPrefix)
			? "public, max-age=31536000, immutable"
			: "public, max-age=3600",
		bodies,
	};
}
