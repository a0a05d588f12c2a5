/**
 * Gives bytes that are to be kept memory of their own: small buffers are parts of shared ones of
 * 64 KB, each of which they would hold.
 */
export function cutToSize(bytes: Buffer): Buffer {
	const own = Buffer.allocUnsafeSlow(bytes.length);
	own.set(bytes);
	return own;
}
