/**
 * Folds the content below each second-level heading on phones, as `Fold` does. Readers of a long
 * text with citations look for one answer in it. A section's figure floats beside its heading.
 */
export function foldParts(html: string): string {
	return html.replace(
		/(<h2 [^>]*>(.*?)<\/h2>)\n(<aside.*?<\/aside>\n)?(.*?)(?=<h2 |$)/gs,
		(_, heading: string, name: string, figure = "", content: string) =>
			`${figure}${heading}<details data-fold="narrow"><summary><b>${name}</b></summary><div>${content}</div></details>`,
	);
}
