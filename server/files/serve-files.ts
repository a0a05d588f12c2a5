import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { Request, RequestHandler, Response } from "express";
import { percentDecode } from "../../shared/percent-decode.ts";
import { methodNotAllowed } from "../errors/answer-methods.ts";
import { cacheControlOf } from "../middleware/guard-texts.ts";
import { chooseEncoding } from "./content-encoding.ts";
import {
	listFiles,
	plainBody,
	type StoredFile,
	storeFile,
	storeFiles,
} from "./stored-files.ts";

/** Social cards: many, large, and rarely requested. */
const leftOnDisk = "cards/";

/**
 * Serves a folder's files, most of them from memory. The folder is listed once, at startup. Unknown
 * paths are left to the next step, so no path can escape the folder.
 */
export async function serveFiles(folder: string): Promise<RequestHandler> {
	// One after another: at startup, switching tasks costs more than blocking.
	const read = (name: string) =>
		[name, readFileSync(path.join(folder, name))] as const;
	const names = await listFiles(folder);
	const { memory = [], disk = [] } = Object.groupBy(names, (name) =>
		name.startsWith(leftOnDisk) ? "disk" : "memory",
	);
	const files = storeFiles(new Map(memory.map(read)));
	const onDisk = new Set(disk.map((name) => `/${name}`));

	async function find(address: string): Promise<StoredFile | undefined> {
		if (!onDisk.has(address)) return undefined;
		const name = address.slice(1);
		return storeFile(name, await readFile(path.join(folder, name)));
	}

	return async (req, res, next) => {
		const address = decodeAddress(req.target.path);
		const file = files.get(address) ?? (await find(address));
		if (!file) return next();
		req.routeLabel = "asset";
		sendStoredFile(req, res, file);
	};
}

/**
 * Sends a file in the best encoding that the client accepts.
 *
 * @throws 405 for methods other than GET and HEAD.
 */
export function sendStoredFile(
	req: Request,
	res: Response,
	file: StoredFile,
): void {
	if (req.method !== "GET" && req.method !== "HEAD")
		throw methodNotAllowed(req);
	const available = [...file.bodies.keys()];
	const encoding = chooseEncoding(req, available);
	const body = file.bodies.get(encoding) ?? plainBody(file);
	res.setHeader("Content-Type", file.type);
	res.setHeader("Cache-Control", cacheControlOf(req, file.cacheControl));
	res.setHeader("ETag", body.etag);
	if (file.disposition) res.setHeader("Content-Disposition", file.disposition);
	if (available.length > 1) res.vary("Accept-Encoding");
	if (file.dictionaryFor) {
		res.setHeader("Use-As-Dictionary", `match="${file.dictionaryFor}"`);
		res.vary("Accept-Encoding, Available-Dictionary");
	}
	if (encoding !== "identity") res.setHeader("Content-Encoding", encoding);
	if (req.fresh) {
		res.statusCode = 304;
		return void res.end();
	}
	res.setHeader("Content-Length", body.bytes.length);
	res.end(req.method === "HEAD" ? undefined : body.bytes);
}

/** File names may contain spaces and non-ASCII letters, which browsers encode. */
export function decodeAddress(path: string): string {
	return path.includes("%") ? (percentDecode(path) ?? path) : path;
}
