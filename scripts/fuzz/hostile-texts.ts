/** Hostile names, values and path segments. Each character is a byte; some are malformed UTF-8. */
export const hostileTexts = [
	"",
	"[object Object]",
	...words`
		0 -1 1e999 NaN null undefined true __proto__ constructor prototype toString
		hasOwnProperty then % %% %0 %zz %u4e2d %u202e %00 %0a %09 %7f %20
		%0d%0aX-Injected:%201 %E5%98%8A%E5%98%8DX-Injected:%201 %2f%2fevil.example
		%5c%5cevil.example //evil.example /\evil.example https://evil.example/
		%E4%B8 %E4%B8%AD%E6%96%87 |id ../../../../etc/passwd ..\..\windows\win.ini
	`,
	// An overlong slash, a lone surrogate, and a code point beyond the last.
	...words`%C0%AF %ED%A0%80 %F4%90%80%80 %FF%FE`,
	"\xe4\xb8\xad",
	"\xe4\xb8",
	"\xc0\xaf",
	"\xff\xfe",
	"\x80",
	"\t",
	" ",
	'"><svg onload=alert(1)>',
	"'-alert(1)-'",
	"</script><svg onload=alert(1)>",
	"{{7*7}}<%=7*7%>#{7*7}",
	"' OR 1=1 --",
	"; ls /",
	"a".repeat(300),
	"%41".repeat(200),
];

/** Bytes that a request line must not contain. Used rarely, or few requests would reach the app. */
export const forbiddenBytes = ["\0", "\x01", "\x7f", "\n", "\r"] as const;

/** Markup in {@link hostileTexts} that no response may contain. */
export const hostileMarkup = "<svg onload";

/** A header that responses have only if one of {@link hostileTexts} broke out of a line. */
export const injectedHeader = "x-injected";

/** A list of words without spaces, written as a text. */
export function words(text: TemplateStringsArray): string[] {
	return String.raw(text).trim().split(/\s+/);
}
