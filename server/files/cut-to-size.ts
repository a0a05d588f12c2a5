/**
 * Copies bytes that will be kept into memory of their own. Small buffers are slices of a shared 64
 * KB pool and would keep all of it alive.
 */
export function cutToSize(bytes: Buffer): Buffer {
	const own = Buffer.allocUnsafeSlow(bytes.length);
	own.set(bytes);
	return own;
}
