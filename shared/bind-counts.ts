/** Riyal, dirham, dinar, percentage point and "a cent" in Chinese, which no line break divides. */
export const countWord =
	"\u91cc\u4e9a\u5c14|\u8fea\u62c9\u59c6|\u7b2c\u7eb3\u5c14|\u767e\u5206\u70b9|\u4e00\u5206\u94b1";
const countWords = new RegExp(`(${countWord})`);
const keptOrWord = new RegExp(`<bdi>.*?</bdi>|<[^>]*>|${countWord}`, "gs");

/**
 * Keeps a number with what it counts, a day with its month, and an ordinal's two parts: "2011 年",
 * "11 月 7 日", "第 598 号".
 */
export function bindCounts(text: string): string {
	return text.replace(
		/(?<=\d) (?=\p{Script=Han})|(?<=[\u6708\u7b2c]) (?=\d)/gu,
		"\u00a0",
	);
}

/** A text's parts, of which every second is a word to be kept whole. */
export function splitCounts(text: string): string[] {
	return text.split(countWords);
}

/** Binds the counts in HTML, in which elements keep the words whole. */
export function bindCountsIn(html: string): string {
	return bindCounts(html).replace(keptOrWord, (found) =>
		found.startsWith("<") ? found : `<bdi>${found}</bdi>`,
	);
}
