/** Checks the levels of a page's headings, given in document order. */
export function listHeadingFaults(levels: readonly number[]): string[] {
	const firsts = levels.filter((level) => level === 1).length;
	const skips = levels.flatMap((level, index) => {
		const before = levels[index - 1] ?? 0;
		return level > before + 1
			? [
					`heading ${index + 1} is an h${level} after ${before ? `an h${before}` : "none"}`,
				]
			: [];
	});
	return [...(firsts === 1 ? [] : [`${firsts} h1 elements`]), ...skips];
}
