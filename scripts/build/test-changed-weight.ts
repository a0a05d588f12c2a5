import { createHash } from "node:crypto";
import path from "node:path";
import pino from "pino";
import { collectAssets } from "../../server/files/collect-contents.ts";
import { createDictionaryForms } from "../../server/files/dictionary-forms.ts";
import { plainBody, storeFiles } from "../../server/files/stored-files.ts";

/**
 * Computes the bytes that a browser with all files of an earlier build transfers for files of
 * another: nothing for those that are the same, and for others the server's delta (RFC 9842).
 *
 * @param before the earlier build's folder.
 * @param after the running build's folder.
 */
export async function openChangedWeight(
	before: string,
	after: string,
): Promise<(addresses: readonly string[]) => number> {
	const [earlier, later] = await Promise.all([
		collectAssets(path.join(before, "client")),
		collectAssets(path.join(after, "client")),
	]);
	const [had, has] = [storeFiles(earlier), storeFiles(later)];
	const forms = createDictionaryForms({
		collect: async () => later,
		keptBuilds: { listFiles: async () => [had] },
		logger: pino({ level: "silent" }),
	});
	await forms.prepare();

	function weigh(address: string): number {
		if (had.has(address)) return 0;
		const file = has.get(address);
		if (!file) throw new Error(`no file at ${address}`);
		const known = had
			.values()
			.filter(({ dictionaryFor }) => dictionaryFor !== undefined)
			.find(({ dictionaryFor }) => dictionaryFor === file.dictionaryFor);
		const form = known && forms.find(address, nameOf(plainBody(known).bytes));
		const { bytes } =
			form?.bodies.get("dcz") ?? file.bodies.get("br") ?? plainBody(file);
		return bytes.length;
	}

	return (addresses) =>
		addresses.reduce((sum, address) => sum + weigh(address), 0);
}

/** The dictionary's name in a request (RFC 9842, section 2.2). */
function nameOf(dictionary: Buffer): string {
	return `:${createHash("sha256").update(dictionary).digest("base64")}:`;
}
