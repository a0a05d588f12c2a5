import type { Logger } from "pino";

const pauseMs = 60_000;

/**
 * Logs equal warnings about one subject at most once a minute, because a full disk or an
 * unreachable host fails every request. The next warning counts the `omitted` ones.
 *
 * @param now the time in milliseconds.
 * @returns a function that logs a warning. The subject distinguishes warnings with equal messages.
 */
export function warnSeldom(
	logger: Logger,
	now: () => number = performance.now.bind(performance),
) {
	const last = new Map<string, { readonly time: number; omitted: number }>();
	return (
		message: string,
		fields: Readonly<Record<string, unknown>>,
		subject = "",
	): void => {
		const key = `${message} ${subject}`;
		const known = last.get(key);
		if (known && now() - known.time < pauseMs) {
			known.omitted++;
			return;
		}
		last.set(key, { time: now(), omitted: 0 });
		const { omitted = 0 } = known ?? {};
		logger.warn({ ...fields, ...(omitted > 0 ? { omitted } : {}) }, message);
	};
}
