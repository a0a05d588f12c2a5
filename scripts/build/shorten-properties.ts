/**
 * Removes the spaces that values of custom properties do not need, which saves forty compressed
 * bytes. Minifiers keep them, because scripts could read them; ours do not.
 *
 * @param css a stylesheet without comments.
 */
export function shortenProperties(css: string): string {
	return css.replace(
		/"[^"]*"|(--[\w-]+):\s+((?:"[^"]*"|[^;{}"])+)/g,
		(found, name?: string, value?: string) =>
			name && value
				? `${name}:${value.replace(/("[^"]*")|(,)\s+/g, "$1$2")}`
				: found,
	);
}
