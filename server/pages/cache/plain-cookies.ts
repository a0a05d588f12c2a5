/** The usual spelling of the cookies that pages depend on. */
const patterns = {
	theme: /(?:^|; )theme=([A-Za-z.]+)(?:;|$)/,
	locale: /(?:^|; )locale=([A-Za-z-]+)(?:;|$)/,
} as const;

/**
 * A cookie's value, or the empty string if it is absent. `undefined` means that a simple pattern
 * cannot read it, so the app's cookie parser has to.
 *
 * @param cookies the `Cookie` header.
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
