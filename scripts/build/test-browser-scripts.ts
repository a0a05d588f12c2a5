import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { pageHydration } from "../../client/pages/page-hydration.ts";
import type { AssetManifest } from "../../server/files/asset-manifest.ts";

/** Chunks that every page loads after hydration. */
const laterChunks = ["after-hydration", "fetch-messages"];

/** Pages that load the passkey code after hydration. */
const passkeyPages = ["AccountsPage", "SessionsPage"];

/**
 * The addresses of all scripts that a browser loads for a first view of a page until the network is
 * idle: those named in the document, those loaded after hydration, and the imports of each.
 * `first-view.browser.test.ts` compares the list with a browser's requests.
 *
 * @param name the page's component.
 */
export async function listBrowserScripts(
	dist: string,
	assets: AssetManifest,
	name: string,
): Promise<readonly string[]> {
	const folder = path.join(dist, "client/assets");
	const files = await readdir(folder);
	const chunks = passkeyPages.includes(name)
		? [...laterChunks, "PasskeyPart"]
		: laterChunks;
	const later = chunks.map((chunk) => {
		const file = files.find(
			(found) => /^(.*)-\w+\.js$/.exec(found)?.[1] === chunk,
		);
		if (!file) throw new Error(`no chunk is called ${chunk}`);
		return file;
	});
	const { startScript, script, scriptImports, pages } = assets;
	const own = Object.entries(pageHydration).some(
		([page, hydration]) => page === name && hydration === "start",
	);
	const named = [
		startScript,
		script,
		...scriptImports,
		...(own ? (pages[name] ?? []) : []),
	];
	const waiting = [...named.map((address) => path.basename(address)), ...later];
	const seen = new Set<string>();
	for (const file of waiting) {
		if (seen.has(file)) continue;
		seen.add(file);
		const source = await readFile(path.join(folder, file), "utf8");
		for (const [, imported = ""] of source.matchAll(
			/(?:\bfrom|\bimport)\s*"\.\/([^"]+)"/g,
		))
			waiting.push(imported);
	}
	return [...seen].map((file) => `/assets/${file}`).sort();
}
