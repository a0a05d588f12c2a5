const readingMs = 1000;

/** The result of `read`, or `undefined` if it fails or takes longer than the deadline. */
export async function readInTime<T>(
	read: () => T | undefined | Promise<T | undefined>,
	deadlineMs = readingMs,
): Promise<T | undefined> {
	const timeout = Promise.withResolvers<undefined>();
	const timer = setTimeout(timeout.resolve, deadlineMs, undefined);
	try {
		return await Promise.race([read(), timeout.promise]);
	} catch {
		return undefined;
	} finally {
		clearTimeout(timer);
	}
}
