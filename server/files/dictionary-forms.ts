import { hash } from "node:crypto";
import type { Logger } from "pino";
import { compressWith } from "./compress-with.ts";
import { cutToSize } from "./cut-to-size.ts";
import type { KeptBuilds } from "./kept-builds.ts";
import type { BuildContents } from "./kept-folder.ts";
import { identityOf, type StoredFile, storeFiles } from "./stored-files.ts";

/** Of a file, and of its dictionary; ours are far smaller. */
const maximalBytes = 4 * 1024 * 1024;

/** Files of the running build, compressed with what browsers have of earlier ones (RFC 9842). */
export interface DictionaryForms {
	/**
	 * The file at an address, in that form alone.
	 *
	 * @param dictionary the request's `Available-Dictionary`.
	 */
	find(
		address: string,
		dictionary: string | string[] | undefined,
	): StoredFile | undefined;
	/** Makes the forms. Never rejects. */
	prepare(): Promise<void>;
}

export interface DictionaryFormsOptions {
	/** Reads the running build's fingerprinted files. */
	readonly collect: () => Promise<BuildContents>;
	readonly keptBuilds: Pick<KeptBuilds, "listFiles">;
	readonly logger: Logger;
}

/**
 * Holds what returning visitors load after a deployment. A dictionary is a file that an earlier
 * build had under the same pattern, and that is kept and verified: what clients name is looked up
 * among these, and nothing is made for them.
 */
export function createDictionaryForms({
	collect,
	keptBuilds,
	logger,
}: DictionaryFormsOptions): DictionaryForms {
	const forms = new Map<string, StoredFile>();

	async function prepareAll(): Promise<void> {
		const earlier = await keptBuilds.listFiles();
		if (earlier.length === 0) return;
		for (const [address, file] of storeFiles(await collect()))
			for (const files of earlier) {
				const dictionary = findDictionary(address, file, files);
				if (!dictionary) continue;
				const { name, form } = await makeForm(file, dictionary);
				if (form) forms.set(`${address} ${name}`, form);
			}
		logger.info({ forms: forms.size }, "dictionary forms made");
	}

	return {
		find: (address, dictionary) => forms.get(`${address} ${dictionary}`),
		async prepare() {
			try {
				await prepareAll();
			} catch (error) {
				logger.warn({ err: error }, "dictionary forms cannot be made");
			}
		},
	};
}

/** The file that has become another one; none where it has not changed. */
function findDictionary(
	address: string,
	{ dictionaryFor }: StoredFile,
	files: ReadonlyMap<string, StoredFile>,
): Buffer | undefined {
	if (dictionaryFor === undefined || files.has(address)) return undefined;
	const found = files
		.values()
		.find((file) => file.dictionaryFor === dictionaryFor);
	return found && identityOf(found).bytes;
}

/** No form where it is longer than half of the usual one: too little was the same. */
async function makeForm(file: StoredFile, dictionary: Buffer) {
	const digest = hash("sha256", dictionary, "buffer");
	const name = `:${digest.toString("base64")}:`;
	const { bytes, etag } = identityOf(file);
	if (Math.max(bytes.length, dictionary.length) > maximalBytes) return { name };
	const form = await compressWith(dictionary, digest, bytes);
	const usual = file.bodies.get("br")?.bytes ?? bytes;
	if (form.length * 2 > usual.length) return { name };
	const body = {
		bytes: cutToSize(form),
		etag: `${etag.slice(0, -1)}-dcz-${digest.toString("base64url").slice(0, 22)}"`,
	};
	return { name, form: { ...file, bodies: new Map([["dcz", body]]) } };
}
