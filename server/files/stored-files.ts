import { hash } from "node:crypto";
import { readdir } from "node:fs/promises";
import path from "node:path";
import { lookup } from "mrmime";
import { downloadsPrefix } from "../../shared/pages/download-address.ts";

/** A file in memory, with the compressed forms that the build made of it. */
export interface StoredFile {
	readonly type: string;
	readonly cacheControl: string;
	/** For files that browsers save instead of showing. */
	readonly disposition?: string;
	/** A pattern of the addresses that it may have in later builds, for which it is a dictionary. */
	readonly dictionaryFor?: string;
	/** By content encoding; `identity` is always there. */
	readonly bodies: ReadonlyMap<
		string,
		{ readonly bytes: Buffer; readonly etag: string }
	>;
}

const suffixes = { br: ".br", gzip: ".gz" } as const;

/** Addresses whose files have their content's hash in their names. */
export const fingerprintedPrefix = "/assets/";

/**
 * The names of all files in a folder, with slashes between their parts. Links are left out, and
 * those to folders are not followed, which `readdir` does by itself.
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

/** Browsers ask for it at every visit, whether a page names it or not. */
const maxAges = new Map([["favicon.ico", "public, max-age=86400"]]);

/** Makes files to serve, by address, from contents by name. */
export function storeFiles(
	contents: ReadonlyMap<string, Buffer>,
): ReadonlyMap<string, StoredFile> {
	const isForm = (name: string) =>
		Object.values(suffixes).some((suffix) => name.endsWith(suffix));
	return new Map(
		[...contents]
			.filter(([name]) => !isForm(name))
			.map(([name, bytes]) => [
				`/${name}`,
				{
					type: typeOf(name),
					cacheControl: `/${name}`.startsWith(fingerprintedPrefix)
						? "public, max-age=31536000, immutable"
						: (maxAges.get(name) ?? "public, max-age=3600"),
					...(`/${name}`.startsWith(downloadsPrefix)
						? {
								disposition: `attachment; filename="${path.basename(name)}"`,
							}
						: {}),
					...dictionaryOf(name, bytes),
					bodies: makeBodies(name, bytes, contents),
				},
			]),
	);
}

/** The file as it is, which is always there. */
export function identityOf({ bodies }: StoredFile) {
	const body = bodies.get("identity");
	if (!body) throw new Error("a stored file has no body");
	return body;
}

/** Bytes of a script or stylesheet: the headers would weigh more than what smaller ones save. */
export const leastDictionary = 512;

/** Scripts and styles have a stem that stays the same and a fingerprint that does not. */
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

/** The registered name of icons is one that few browsers know; that of documents nobody looks up. */
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
