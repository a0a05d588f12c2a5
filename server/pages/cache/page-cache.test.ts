import { brotliDecompressSync, gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { brotli, type CachedPage, sizeOf } from "./cached-page.ts";
import { createPageCache } from "./page-cache.ts";

const text = Buffer.from(
	Array.from({ length: 900 }, (_, n) => `<p>${(n * n * 7919) % 9973}</p>`).join(
		"",
	),
);

async function makePage(
	overrides: Partial<CachedPage> = {},
): Promise<CachedPage> {
	return {
		route: "about___en-US",
		readsQuery: false,
		startsAt: 0,
		expiresAt: Number.POSITIVE_INFINITY,
		headers: {},
		etags: { br: '"b"', gzip: '"g"', identity: '"i"' },
		bodies: { br: await brotli(text, "quick"), gzip: gzipSync(text) },
		...overrides,
	};
}

test("the page cache evicts the least recently used pages", async () => {
	const page = await makePage();
	const cache = createPageCache(3 * sizeOf(page));
	for (const key of ["one", "two", "three"]) cache.set(key, { ...page });
	cache.find("one");
	cache.set("four", { ...page });
	expect(
		["one", "two", "three", "four"].filter((key) => cache.find(key)),
	).toEqual(["one", "three", "four"]);
	expect(cache.size()).toBeLessThanOrEqual(3 * sizeOf(page));
});

test("a page larger than the whole cache evicts nothing", async () => {
	const page = await makePage();
	const cache = createPageCache(2 * sizeOf(page));
	cache.set("small", page);
	const bytes = Buffer.alloc(3 * sizeOf(page));
	cache.set("large", await makePage({ bodies: { br: bytes, gzip: bytes } }));
	expect(cache.find("large")).toBeUndefined();
	expect(cache.find("small")).toBeDefined();
});

test("a cache size of zero turns the page cache off", async () => {
	const cache = createPageCache(0);
	cache.set("one", await makePage());
	expect(cache.find("one")).toBeUndefined();
	expect(cache.isOn).toBe(false);
});

test("an expired page is not found", async () => {
	const cache = createPageCache(1_000_000);
	cache.set("past", await makePage({ expiresAt: Date.now() - 1 }));
	cache.set("future", await makePage({ expiresAt: Date.now() + 60_000 }));
	expect(cache.find("past")).toBeUndefined();
	expect(cache.find("future")).toBeDefined();
});

test("a cached page is recompressed later and stays identical in every encoding", async () => {
	const cache = createPageCache(1_000_000);
	const page = await makePage();
	cache.set("one", page);
	await expect
		.poll(() => cache.find("one")?.bodies.br.length)
		.toBeLessThan(page.bodies.br.length);
	const tight = cache.find("one");
	if (!tight) throw new Error("the page is gone");
	expect(brotliDecompressSync(cache.read(tight, "br"))).toEqual(text);
	expect(cache.read(tight, "identity")).toEqual(text);
	expect(cache.read(tight, "gzip")).toBe(page.bodies.gzip);
	expect(tight.etags).toBe(page.etags);
});

test("an uncompressed copy of a cached page retains no larger buffer", async () => {
	const cache = createPageCache(1024 * 1024);
	const { byteLength, buffer } = cache.read(await makePage(), "identity");
	expect(buffer.byteLength).toBe(byteLength);
});
