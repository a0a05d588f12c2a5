/** In characters. Normalizing takes quadratic time, and no longer text is an address or a number. */
const maximalLength = 2000;

/** Applies NFKC and removes invisible format characters. Cuts overlong texts. */
export function plainSigns(text: string): string {
	return text
		.toWellFormed()
		.replace(/\p{Cf}/gu, "")
		.slice(0, maximalLength)
		.normalize("NFKC");
}

/** The same with ASCII digits and hyphens, for numbers typed on Chinese or Arabic keyboards. */
export function plainDigits(text: string): string {
	return plainSigns(text)
		.replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) =>
			String(digit.charCodeAt(0) & 15),
		)
		.replace(/[\p{Pd}\u2212]/gu, "-");
}

/** Trims a text. One without a visible character becomes empty. */
export function trimBlank(text: string): string {
	return text.replace(/^[\s\p{Cc}\p{DI}\u2800]+/u, "").trim();
}
