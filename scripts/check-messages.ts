import { glob, readFile } from "node:fs/promises";
import path from "node:path";
import { localeCodes } from "../shared/locales.ts";
import {
	compareMessages,
	listMissingCopy,
	listStyleFaults,
} from "./message-faults.ts";

const root = path.resolve(import.meta.dirname, "../locales");
const source = "en-US";
const faults: string[] = [];

/** Reads every namespace of every locale and reports all that is wrong with them. */
const namespaces = new Set<string>();
for await (const file of glob("*/*.json", { cwd: root }))
	namespaces.add(path.basename(file, ".json"));
const read = async (locale: string, namespace: string): Promise<unknown> => {
	const file = path.join(root, locale, `${namespace}.json`);
	try {
		return JSON.parse(await readFile(file, "utf8"));
	} catch (error) {
		faults.push(
			`${locale}/${namespace}: ${error instanceof Error ? error.message : error}`,
		);
		return {};
	}
};

for (const locale of localeCodes) {
	const messages = new Map<string, unknown>();
	for (const namespace of namespaces) {
		const translated = await read(locale, namespace);
		messages.set(namespace, translated);
		faults.push(
			...listStyleFaults(translated, `${locale}/${namespace}`, locale),
		);
		if (locale === source) continue;
		faults.push(
			...compareMessages(
				await read(source, namespace),
				translated,
				`${locale}/${namespace}`,
			),
		);
	}
	faults.push(...listMissingCopy(messages, locale));
}
for (const fault of faults) process.stderr.write(`${fault}\n`);
process.exitCode = faults.length > 0 ? 1 : 0;
