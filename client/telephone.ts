/** The address that dials a number as it is printed. */
export function telephoneHref(number: string): string {
	return `tel:${number.replaceAll(" ", "")}`;
}
