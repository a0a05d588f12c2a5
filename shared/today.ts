/** Today's date in UTC, as `2026-11-21`. */
export function today(): string {
	return new Date().toISOString().slice(0, 10);
}

/** When today ends in UTC, in milliseconds since 1970. */
export function endOfToday(): number {
	return new Date().setUTCHours(24, 0, 0, 0);
}
