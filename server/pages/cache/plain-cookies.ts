/** How the cookies that pages depend on are written, where nothing about them is unusual. */
const patterns = {
	theme: /(?:^|; )theme=([A-Za-z.]+)(?:;|$)/,
	locale: /(?:^|; )locale=([A-Za-z-]+)(?:;|$)/,
} as const;

/**
 * A cookie's value where it can be read at a glance, or the empty string where there is none;
 * `undefined` leaves it to the app's own parser.
 *
 * @param cookies as in the request's header.
 */
export function readPlainCookie(
	cookies: string | undefined,
	name: keyof typeof patterns,
): string | undefined {
	const start = cookies?.indexOf(`${name}=`) ?? -1;
	if (cookies === undefined || start < 0) return "";
	if (cookies.includes(`${name}=`, start + 1)) return undefined;
	return patterns[name].exec(cookies)?.[1];
}
