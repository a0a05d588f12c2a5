import { plainSigns } from "../plain-text.ts";

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
