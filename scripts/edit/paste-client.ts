/**
 * Pastes what word processors and pages copy as Markdown: headings, lists, tables and links. Text
 * without paragraphs of its own, as from another field, is pasted as it is.
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

function markdownOf(page: Document): string {
	for (const link of page.querySelectorAll<HTMLAnchorElement>(
		'a[href^="http"]',
	))
		link.replaceWith(`[${textOf(link)}](${link.href})`);
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
		const cells = [...block.children].map(textOf);
		const line = `| ${cells.join(" | ")} |`;
		const isHead =
			block.matches(":first-child") && !block.closest("thead + tbody");
		return isHead ? `${line}\n|${" --- |".repeat(cells.length)}` : line;
	}
	const text = textOf(block);
	if (text === "" || block.matches("p")) {
		// Word writes a list as paragraphs.
		const entry = text.replace(/^([•·●▪◦‣§o]|\d+[.)、])\s+/u, (mark) =>
			/^\d/.test(mark) ? mark.replace(/\D+$/, ". ") : "- ",
		);
		return block.matches('[class*="List"]') ? entry : text;
	}
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
