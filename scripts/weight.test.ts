import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import { expect, inject, test } from "vitest";
import { readAssetManifest } from "../server/asset-manifest.ts";

const dist = inject("builds").production;
const assets = await readAssetManifest(path.join(dist, "manifest.json"));

/** Brotli bytes of what the build made for these addresses. */
async function weigh(addresses: readonly string[]): Promise<number> {
	const sizes = addresses.map(async (address) => {
		const file = path.join(dist, "client", address);
		const compressed = await stat(`${file}.br`).catch(() => stat(file));
		return compressed.size;
	});
	return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

test.each(Object.entries(assets.pages))(
	"the scripts of a first view of %s weigh 100 KB at most",
	async (_, chunks) => {
		const scripts = [assets.script, ...assets.scriptImports, ...chunks];
		expect(await weigh(scripts)).toBeLessThanOrEqual(100 * 1024);
	},
);

test("the styles weigh 14 KB at most", async () => {
	expect(await weigh([assets.stylesheet])).toBeLessThanOrEqual(14 * 1024);
});

test.each(["serve.js", "enquiries.js"])(
	"%s is in ASCII, of which V8 holds a character in one byte",
	async (name) => {
		const source = await readFile(path.join(dist, "server", name));
		expect(source.every((byte) => byte < 128)).toBe(true);
	},
);
