const maximalBytes = 256 * 1024 * 1024;

let reservedBytes = 0;

/** Counts bytes of forms that are being read, and says whether there is room for them. */
export function reserveBytes(size: number): boolean {
	reservedBytes += size;
	return reservedBytes <= maximalBytes;
}

/** Counts bytes back that have been reserved before. */
export function releaseBytes(size: number): void {
	reservedBytes -= size;
}
