import { hash } from "node:crypto";
import type { Logger } from "pino";
import { compressWith } from "./compress-with.ts";
import { cutToSize } from "./cut-to-size.ts";
import type { KeptBuilds } from "./kept-builds.ts";
import type { BuildContents } from "./kept-folder.ts";
import { plainBody, type StoredFile, storeFiles } from "./stored-files.ts";

/** The largest file or dictionary to compress; ours are far smaller. */
const maximalBytes = 4 * 1024 * 1024;

/** Files of the running build, compressed with earlier builds' files as dictionaries (RFC 9842). */
export type DictionaryForms = ReturnType<typeof createDictionaryForms>;

interface DictionaryFormsOptions {
	/** Reads the running build's fingerprinted files. */
	readonly collect: () => Promise<BuildContents>;
	readonly keptBuilds: Pick<KeptBuilds, "listFiles">;
	readonly logger: Logger;
}

/**
 * Holds the files that returning visitors load after a deployment. A dictionary is a kept and
 * verified file of an earlier build that matches the same pattern. Dictionaries that clients name
 * are only looked up; nothing is compressed on request.
 */
export function createDictionaryForms({
	collect,
	keptBuilds,
	logger,
}: DictionaryFormsOptions) {
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
		/**
		 * The file at an address, with its dictionary-compressed body only.
		 *
		 * @param dictionary the request's `Available-Dictionary`.
		 */
		find: (address: string, dictionary: string | string[] | undefined) =>
			forms.get(`${address} ${dictionary}`),
		/** Compresses the files. Never rejects. */
		async prepare(): Promise<void> {
			try {
				await prepareAll();
			} catch (error) {
				logger.warn({ err: error }, "dictionary forms cannot be made");
			}
		},
	};
}

/** The earlier version of a file; `undefined` if the file has not changed. */
function findDictionary(
	address: string,
	{ dictionaryFor }: StoredFile,
	files: ReadonlyMap<string, StoredFile>,
): Buffer | undefined {
	if (dictionaryFor === undefined || files.has(address)) return undefined;
	const found = files
		.values()
		.find((file) => file.dictionaryFor === dictionaryFor);
	return found && plainBody(found).bytes;
}

/** Omits the form if it exceeds half of the usual size: the versions have too little in common. */
async function makeForm(file: StoredFile, dictionary: Buffer) {
	const digest = hash("sha256", dictionary, "buffer");
	const name = `:${digest.toString("base64")}:`;
	const { bytes, etag } = plainBody(file);
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
