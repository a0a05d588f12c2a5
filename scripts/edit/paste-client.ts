/**
 * Pastes what word processors and pages copy as Markdown: headings, lists, tables, links and bold
 * words. Text without paragraphs of its own, as from another field, is pasted as it is.
 */
export function watchPaste(): void {
	document.addEventListener("paste", (event) => {
		const { target, clipboardData } = event;
		if (!(target instanceof HTMLTextAreaElement)) return;
		if (!target.matches(".markdown")) return;
		const html = clipboardData?.getData("text/html") ?? "";
		const page = new DOMParser().parseFromString(html, "text/html");
		if (!page.querySelector("p, li, tr, h1, h2, h3")) return;
		event.preventDefault();
		const { selectionStart, selectionEnd } = target;
		target.setRangeText(markdownOf(page), selectionStart, selectionEnd, "end");
		target.dispatchEvent(new Event("input", { bubbles: true }));
	});
}

const blocks = "h1, h2, h3, h4, p, li, tr";
/** Word's comments, which are not for readers, and its marks where they are. */
const comments =
	'[style*="mso-element:comment"], .MsoCommentReference, [style*="mso-special-character:comment"]';
/** The bullet or number that Word writes before a paragraph of a list. */
const listMark = '[style*="mso-list:Ignore"]';

function markdownOf(page: Document): string {
	for (const comment of page.querySelectorAll(comments)) comment.remove();
	for (const space of page.querySelectorAll("br, td > *")) space.after(" ");
	for (const mark of page.querySelectorAll(listMark))
		mark.replaceWith(/[\da-z]+[.)、]/i.test(textOf(mark)) ? "1. " : "- ");
	for (const link of page.querySelectorAll<HTMLAnchorElement>(
		'a[href^="http"]',
	))
		link.replaceWith(`[${textOf(link)}](${link.href})`);
	for (const bold of page.querySelectorAll(":is(p, li) :is(b, strong)"))
		if (!bold.closest("tr"))
			bold.replaceWith(bold.textContent.replace(/\S(.*\S)?/s, "**$&**"));
	const lines = [...page.body.querySelectorAll(blocks)]
		.filter((block) => !block.parentElement?.closest("li, tr"))
		.map(lineOf)
		.filter((line) => line !== "");
	return lines.reduce((text, line, at) => {
		const isSame =
			kindOf(line) !== "" && kindOf(lines[at - 1]) === kindOf(line);
		return `${text}${text && (isSame ? "\n" : "\n\n")}${line}`;
	}, "");
}

function lineOf(block: Element): string {
	if (block.matches("tr")) {
		const cells = [...block.children].map((cell) =>
			textOf(cell).replaceAll("|", "\\|"),
		);
		const line = `| ${cells.join(" | ")} |`;
		const isHead =
			block.matches(":first-child") && !block.closest("thead + tbody");
		return isHead ? `${line}\n|${" --- |".repeat(cells.length)}` : line;
	}
	const text = textOf(block);
	if (text === "" || block.matches("p")) return text;
	if (block.matches("li")) return `${block.closest("ol") ? "1." : "-"} ${text}`;
	return `${block.matches("h1, h2") ? "##" : "###"} ${text}`;
}

function textOf(element: Element): string {
	return element.textContent.replaceAll(/\s+/g, " ").trim();
}

/** What belongs together without a blank line between. */
function kindOf(line = ""): string {
	return /^(- |\d+\. |\|)/.exec(line)?.[0].replace(/\d+/, "1") ?? "";
}
