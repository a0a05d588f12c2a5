const maximalBytes = 256 * 1024 * 1024;

let heldBytes = 0;

/** Counts bytes of forms that are being read, and says whether there is room for them. */
export function holdBytes(size: number): boolean {
	heldBytes += size;
	return heldBytes <= maximalBytes;
}

/** Counts bytes back that have been held before. */
export function releaseBytes(size: number): void {
	heldBytes -= size;
}
