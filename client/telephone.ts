/** The `tel:` URL of a printed number. */
export function telephoneHref(number: string): string {
	return `tel:${number.replaceAll(" ", "")}`;
}
