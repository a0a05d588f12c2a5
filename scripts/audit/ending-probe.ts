/**
 * Faults in how texts end: a last line of fewer than four Chinese characters, or of one short word
 * in a heading or lead; and texts whose parts a flex or grid container lays out as separate items.
 * Runs in the browser, so it cannot use anything from outside.
 */
export function probeEndings(): string[] {
	const texts = "h1,h2,h3,h4,h5,h6,p,li,dd,blockquote,summary";
	const range = document.createRange();
	const faults: string[] = [];
	for (const { parentElement: parent } of document.querySelectorAll(
		"main :is(bdi, wbr)",
	))
		if (parent && /flex|grid/.test(getComputedStyle(parent).display))
			faults.push(`${parent.localName} tears its text apart`);
	for (const block of document.querySelectorAll(`main :is(${texts})`)) {
		const shown = block.checkVisibility({
			opacityProperty: true,
			visibilityProperty: true,
		});
		// A block of blocks ends with one of them; columns of a table and labels are narrow by nature.
		const inner = `${texts},dl,ul,ol,div,figure,table,small,input,svg`;
		if (!shown || block.querySelector(inner) || block.closest("table,label"))
			continue;
		range.selectNodeContents(block);
		const rects = [...range.getClientRects()];
		const lowest = Math.max(...rects.map(({ top }) => top));
		// One line: measuring each of its letters would take most of the time.
		if (rects.every(({ top, height }) => top + height / 2 >= lowest)) continue;
		const nodes: Text[] = [];
		const walker = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
		for (let node = walker.nextNode(); node; node = walker.nextNode())
			if (node instanceof Text) nodes.push(node);
		let last = "";
		let foot: DOMRect | undefined;
		let isBroken = false;
		for (const node of nodes.reverse())
			for (let at = node.length - 1; at >= 0 && !isBroken; at--) {
				range.setStart(node, at);
				range.setEnd(node, at + 1);
				const rect = range.getBoundingClientRect();
				if (rect.width > 0.5 && /\S/.test(node.data[at] ?? "")) foot ??= rect;
				if (foot && rect.height && rect.top + rect.height / 2 < foot.top)
					isBroken = true;
				else last = `${node.data[at]}${last}`;
			}
		// A clause may stand on a line of its own, as a vacancy's place does.
		const isClause =
			block.lastElementChild?.localName === "span" &&
			block.lastElementChild.textContent?.trim() === last.trim();
		if (!isBroken || isClause) continue;
		const letters = [...last.replace(/[\s。，、；：？！.,;:?!]/gu, "")].length;
		const isHan = /\p{Script=Han}/u.test(block.textContent ?? "");
		const isLead = block.matches("h1,h2,h3,h4,h5,h6,header p");
		if (
			isHan ? letters < 4 : isLead && letters < 5 && !/\S\s\S/.test(last.trim())
		)
			faults.push(`${block.localName} ends with a line of "${last.trim()}"`);
	}
	return faults;
}
