import { promisify } from "node:util";
import { crc32, deflate } from "node:zlib";

const toZlib = promisify(deflate);

/** Higher levels take three times as long to save a tenth of the bytes. */
const fast = { level: 3, chunkSize: 2 ** 17 };

/** Channels from 0 to 255. */
export type Color = readonly [red: number, green: number, blue: number];

/** The rows of a picture as PNG stores them: a filter byte (none), then two pixels a byte. */
export interface PackedRows {
	readonly width: number;
	readonly height: number;
	readonly bytes: Uint8Array;
}

/**
 * Rows of pixels that all have the palette's first color.
 *
 * @param width an even number.
 */
export function createRows(width: number, height: number): PackedRows {
	return { width, height, bytes: new Uint8Array((width / 2 + 1) * height) };
}

/** Sets a pixel to a palette index. */
export function setPixel(
	{ width, bytes }: PackedRows,
	x: number,
	y: number,
	color: number,
): void {
	const at = y * (width / 2 + 1) + 1 + (x >> 1);
	const both = bytes[at] ?? 0;
	bytes[at] =
		x % 2 === 0 ? (both & 0x0f) | (color << 4) : (both & 0xf0) | color;
}

/** Encodes a picture of at most 16 colors as PNG (https://www.w3.org/TR/png-3/). */
export async function encodeIndexedPng(
	{ width, height, bytes }: PackedRows,
	palette: readonly Color[],
): Promise<Buffer> {
	const header = Buffer.alloc(13);
	header.writeUInt32BE(width, 0);
	header.writeUInt32BE(height, 4);
	// Bit depth 4, color type 3 (palette); compression, filter and interlace methods are 0.
	header.set([4, 3], 8);
	return Buffer.concat([
		Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
		chunk("IHDR", header),
		chunk("PLTE", Buffer.from(palette.flat())),
		chunk("IDAT", await toZlib(bytes, fast)),
		chunk("IEND", Buffer.alloc(0)),
	]);
}

function chunk(type: string, data: Buffer): Buffer {
	const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
	const named = Buffer.concat([Buffer.from(type, "latin1"), data]);
	length.writeUInt32BE(data.length);
	sum.writeUInt32BE(crc32(named));
	return Buffer.concat([length, named, sum]);
}
