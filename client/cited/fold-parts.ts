/**
 * Folds the content below each second-level heading on phones, as `Fold` does. Readers of a long
 * text with citations look for one answer in it. A section's figure floats beside its heading, and
 * on phones stands below its name.
 *
 * @param isOpen whether the first section is open.
 */
export function foldParts(html: string, isOpen = false): string {
	const folded = html.replace(
		/(<h2 [^>]*>(.*?)<\/h2>)\n(<aside.*?>(.*?)<\/aside>\n)?(.*?)(?=<h2 |$)/gs,
		(_, heading, name, figure = "", short, content) =>
			`${figure}${heading}<details data-fold="narrow"><summary><span>${name}${short ? `<small>${short}</small>` : ""}</span></summary><div>${content}</div></details>`,
	);
	return isOpen ? folded.replace("<details", "<details open") : folded;
}
