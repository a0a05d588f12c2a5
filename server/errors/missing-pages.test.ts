import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { defaultTheme } from "../../shared/themes.ts";
import { cacheMissingPages } from "./missing-pages.ts";

function countRenders() {
	let renders = 0;
	const read = cacheMissingPages(({ message, locale }) => {
		renders++;
		return `${locale}: ${message} ${"x".repeat(20_000)}`;
	});
	return {
		renders: () => renders,
		async read(message: string, encoding: "br" | "gzip" | "identity") {
			const options = {
				status: 404,
				message,
				requestId: "id",
				locale: "en-US",
				theme: defaultTheme,
			} as const;
			return (await read(options, encoding)).bytes;
		},
	};
}

test("a 404 page is rendered once per encoding with identical content", async () => {
	const { read, renders } = countRenders();
	const plain = await read("Page not found: /x", "identity");
	expect(plain.toString()).toContain("en-US: Page not found: /x");
	expect(brotliDecompressSync(await read("Page not found: /x", "br"))).toEqual(
		plain,
	);
	expect(gunzipSync(await read("Page not found: /x", "gzip"))).toEqual(plain);
	expect(await read("Page not found: /x", "identity")).toBe(plain);
	expect(renders()).toBe(3);
});

test("cached 404 pages do not retain larger buffers", async () => {
	const { read } = countRenders();
	for (const encoding of ["br", "gzip", "identity"] as const) {
		const { byteLength, buffer } = await read("/x", encoding);
		expect(buffer.byteLength).toBe(byteLength);
	}
});

test("the cache of 404 pages is limited to one megabyte", async () => {
	const { read, renders } = countRenders();
	for (let count = 0; count < 100; count++) await read(`/${count}`, "identity");
	expect(renders()).toBe(100);
	await read("/99", "identity");
	expect(renders()).toBe(100);
	await read("/0", "identity");
	expect(renders()).toBe(101);
});
