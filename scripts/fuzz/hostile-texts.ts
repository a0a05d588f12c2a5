/**
 * What names, values and segments are made hostile with. Each character is a byte: some are broken
 * UTF-8.
 */
export const hostileTexts = [
	"",
	"0",
	"-1",
	"1e999",
	"NaN",
	"null",
	"undefined",
	"true",
	"[object Object]",
	"__proto__",
	"constructor",
	"prototype",
	"toString",
	"hasOwnProperty",
	"then",
	"%",
	"%%",
	"%0",
	"%zz",
	"%u4e2d",
	"%00",
	"%0d%0aX-Injected:%201",
	"%E5%98%8A%E5%98%8DX-Injected:%201",
	"%0a",
	"%09",
	"%7f",
	"%20",
	"%2f%2fevil.example",
	"%5c%5cevil.example",
	"//evil.example",
	"/\\evil.example",
	"https://evil.example/",
	"%E4%B8",
	"%E4%B8%AD%E6%96%87",
	// An overlong slash, a lone surrogate, and a code point past the last.
	"%C0%AF",
	"%ED%A0%80",
	"%F4%90%80%80",
	"%FF%FE",
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
	"|id",
	"../../../../etc/passwd",
	"..\\..\\windows\\win.ini",
	"%u202e",
	"a".repeat(300),
	"%41".repeat(200),
] as const;

/** Bytes that no line of a request may hold: met often, they would keep the rest from the app. */
export const forbiddenBytes = ["\0", "\x01", "\x7f", "\n", "\r"] as const;

/** Markup that stands in {@link hostileTexts}, and in no answer. */
export const hostileMarkup = "<svg onload";

/** A header's name that answers have only if a text of {@link hostileTexts} broke out of a line. */
export const injectedHeader = "x-injected";
