/** An ICO file with a single PNG: https://en.wikipedia.org/wiki/ICO_(file_format) */
export function makeIconFile(png: Uint8Array, size: number): Buffer {
	const head = Buffer.alloc(22);
	// Type 1 (icon), one image.
	head.writeUInt16LE(1, 2);
	head.writeUInt16LE(1, 4);
	head.writeUInt8(size, 6);
	head.writeUInt8(size, 7);
	// One plane of 32 bits; then the length and the offset of the PNG.
	head.writeUInt16LE(1, 10);
	head.writeUInt16LE(32, 12);
	head.writeUInt32LE(png.length, 14);
	head.writeUInt32LE(head.length, 18);
	return Buffer.concat([head, png]);
}
