/**
 * Folds the content below each second-level heading on phones, as `Fold` does. Readers of a long
 * text with citations look for one answer in it.
 */
export function foldParts(html: string): string {
	return html.replace(
		/(<h2 [^>]*>(.*?)<\/h2>)\n(.*?)(?=<h2 |$)/gs,
		(_, heading: string, name: string, content: string) =>
			`${heading}<details data-fold="narrow"><summary><b>${name}</b></summary><div>${content}</div></details>`,
	);
}
