/** @returns `undefined` if the text's percent-encoding is invalid. */
export function percentDecode(text: string): string | undefined {
	try {
		return decodeURIComponent(text);
	} catch {
		return undefined;
	}
}
