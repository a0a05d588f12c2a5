import { hash } from "node:crypto";
import { readdir } from "node:fs/promises";
import path from "node:path";
import { lookup } from "mrmime";
import { downloadsPrefix } from "../../shared/pages/file-addresses.ts";

/** A file in memory, with the compressed forms from the build. */
export interface StoredFile {
	readonly type: string;
	readonly cacheControl: string;
	/** For files that browsers download instead of showing. */
	readonly disposition?: string;
	/** The URL pattern of its later versions, for which it can serve as a dictionary. */
	readonly dictionaryFor?: string;
	/** By content encoding; `identity` is always present. */
	readonly bodies: ReadonlyMap<
		string,
		{ readonly bytes: Buffer; readonly etag: string }
	>;
}

const suffixes = { br: ".br", gzip: ".gz" } as const;

/** The prefix of files whose names contain a content hash. */
export const fingerprintedPrefix = "/assets/";

/**
 * The names of all files in a folder, as relative paths with slashes. Symbolic links are skipped; a
 * recursive `readdir` would follow those to folders.
 */
export async function listFiles(folder: string): Promise<string[]> {
	const entries = await readdir(folder, { withFileTypes: true });
	const names = await Promise.all(
		entries.map(async (entry) => {
			if (entry.isFile()) return [entry.name];
			if (!entry.isDirectory()) return [];
			const inside = await listFiles(path.join(folder, entry.name));
			return inside.map((name) => `${entry.name}/${name}`);
		}),
	);
	return names.flat();
}

/** Turns contents by name into files to serve, by address. */
export function storeFiles(
	contents: ReadonlyMap<string, Buffer>,
): ReadonlyMap<string, StoredFile> {
	const isForm = (name: string) =>
		Object.values(suffixes).some((suffix) => name.endsWith(suffix));
	return new Map(
		[...contents]
			.filter(([name]) => !isForm(name))
			.map(([name, bytes]) => [`/${name}`, storeFile(name, bytes, contents)]),
	);
}

/** @param contents the compressed forms, by name. */
export function storeFile(
	name: string,
	bytes: Buffer,
	contents: ReadonlyMap<string, Buffer> = new Map(),
): StoredFile {
	const isDownload = `/${name}`.startsWith(downloadsPrefix);
	return {
		type: typeOf(name),
		cacheControl: lifetimeOf(name),
		...(isDownload && {
			disposition: `attachment; filename="${path.basename(name)}"`,
		}),
		...dictionaryOf(name, bytes),
		bodies: makeBodies(name, bytes, contents),
	};
}

function lifetimeOf(name: string): string {
	if (`/${name}`.startsWith(fingerprintedPrefix))
		return "public, max-age=31536000, immutable";
	// Browsers request it on every visit, whether a page links it or not.
	const maxAge = name === "favicon.ico" ? 86_400 : 3600;
	return `public, max-age=${maxAge}`;
}

/** The unencoded body, which is always present. */
export function plainBody({ bodies }: StoredFile) {
	const body = bodies.get("identity");
	if (!body) throw new Error("a stored file has no body");
	return body;
}

/** In bytes. For smaller scripts and styles, the headers would outweigh the savings. */
export const leastDictionary = 512;

/** The dictionary pattern of scripts and styles: their name with a variable fingerprint. */
function dictionaryOf(
	name: string,
	bytes: Buffer,
): Pick<StoredFile, "dictionaryFor"> {
	const [, stem, extension] = /^([\w./-]+-)\w+(\.(?:js|css))$/.exec(name) ?? [];
	const address = `/${stem}*${extension}`;
	const isOne =
		address.startsWith(fingerprintedPrefix) && bytes.length >= leastDictionary;
	return isOne ? { dictionaryFor: address } : {};
}

function makeBodies(
	name: string,
	bytes: Buffer,
	contents: ReadonlyMap<string, Buffer>,
): StoredFile["bodies"] {
	const tag = hash("sha256", bytes, "base64url").slice(0, 22);
	const bodies = new Map([["identity", { bytes, etag: `"${tag}"` }]]);
	for (const [encoding, suffix] of Object.entries(suffixes)) {
		const compressed = contents.get(name + suffix);
		if (compressed)
			bodies.set(encoding, {
				bytes: compressed,
				etag: `"${tag}-${encoding}"`,
			});
	}
	return bodies;
}

/** Few browsers know the registered type of icons; the lookup knows no type for documents. */
const ownTypes = new Map([
	[".ico", "image/x-icon"],
	[".speculationrules", "application/speculationrules+json"],
	[
		".docx",
		"application/vnd.openxmlformats-officedocument.wordprocessingml.document",
	],
]);

function typeOf(name: string): string {
	const type =
		ownTypes.get(path.extname(name)) ??
		lookup(name) ??
		"application/octet-stream";
	const isText = type.startsWith("text/") || /javascript|json|xml$/.test(type);
	return isText && type !== "image/svg+xml" ? `${type}; charset=utf-8` : type;
}
