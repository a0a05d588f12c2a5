/**
 * A mail address as it is kept: databases know of ASCII's letters alone that a small one is the same
 * as its capital.
 */
export function keptAddress(address: string): string {
	return plainSigns(
		plainSigns(address).replace(/\P{ASCII}+/gu, (letters) =>
			letters.toLowerCase(),
		),
	);
}

/** A mail address as somebody types it, in the form that `lower()` of a database makes of the kept one. */
export function comparedAddress(address: string): string {
	return keptAddress(address).trim().toLowerCase();
}

/** A text in the plain forms of its characters, without those that are not seen. */
export function plainSigns(text: string): string {
	return text
		.toWellFormed()
		.replace(/\p{Cf}/gu, "")
		.normalize("NFKC");
}
