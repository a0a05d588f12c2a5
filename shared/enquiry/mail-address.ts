/**
 * A mail address as it is stored. Non-ASCII letters are lower-cased here because a database's
 * `lower()` may only fold ASCII.
 */
export function keptAddress(address: string): string {
	return plainSigns(
		plainSigns(address).replace(/\P{ASCII}+/gu, (letters) =>
			letters.toLowerCase(),
		),
	);
}

/** A typed mail address, for comparison with `lower()` of a stored one. */
export function comparedAddress(address: string): string {
	return keptAddress(address).trim().toLowerCase();
}

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
