/** The positions of texts that look wrong in a browser. */
export interface EdgeProbe {
	/** Texts over pictures without a background of their own. */
	readonly over: readonly string[];
	/** Blocks whose left edge narrowly misses that of others. */
	readonly astray: readonly string[];
}

/** Measures the page. Runs in the browser, so it must not use anything from outside. */
export function probeEdges(): EdgeProbe {
	const describe = (element: Element): string =>
		`${element.localName} "${element.textContent?.trim().replace(/\s+/g, " ").slice(0, 40)}"`;
	const isShown = (element: Element): boolean =>
		element.checkVisibility({
			opacityProperty: true,
			visibilityProperty: true,
		}) && !isClipped(element);
	/** Whether it is for screen readers alone. */
	const isClipped = (element: Element | null): boolean =>
		element !== null &&
		(getComputedStyle(element).clipPath === "inset(50%)" ||
			isClipped(element.parentElement));
	const hasGround = (element: Element, until: Element): boolean => {
		for (
			let at: Element | null = element;
			at && at !== until && !at.contains(until);
			at = at.parentElement
		) {
			const { backgroundColor } = getComputedStyle(at);
			if (!/^rgba\(.*, 0(\.\d+)?\)$|transparent/.test(backgroundColor))
				return true;
		}
		return false;
	};

	const over: string[] = [];
	// Smaller pictures are icons.
	const least = 48;
	const pictures = [...document.querySelectorAll("main :is(img, svg)")]
		.filter(isShown)
		.map((element) => ({ element, box: element.getBoundingClientRect() }))
		.filter(({ box }) => box.width > least && box.height > least);
	const range = document.createRange();
	const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	for (let node = walker.nextNode(); node; node = walker.nextNode()) {
		const element = node.parentElement;
		if (!element?.closest("main") || !node.nodeValue?.trim()) continue;
		// Labels on a map are covered by the contrast checks of their colors.
		if (element.closest("svg, figure") || !isShown(element)) continue;
		range.selectNodeContents(node);
		for (const line of range.getClientRects())
			for (const { element: picture, box } of pictures)
				if (
					line.width > 1 &&
					Math.min(line.right, box.right) - Math.max(line.left, box.left) > 2 &&
					Math.min(line.bottom, box.bottom) - Math.max(line.top, box.top) > 2 &&
					!hasGround(element, picture)
				)
					over.push(`${describe(element)} stands over a picture`);
	}

	// Two edges less than a gutter apart were meant to align.
	const gutter = 10;
	const blocks = [...document.querySelectorAll("main :is(h1, h2, h3, p)")]
		.filter(
			(at) =>
				isShown(at) && !at.closest("li, table, dl, form, figure, .button"),
		)
		.map((element) => ({ element, left: element.getBoundingClientRect().left }))
		.toSorted((a, b) => a.left - b.left);
	const astray = blocks.flatMap(({ element, left }, index) => {
		const gap = left - (blocks[index - 1]?.left ?? left);
		return gap > 1 && gap < gutter
			? [`${describe(element)} begins ${gap.toFixed(1)} px beside others`]
			: [];
	});
	return { over: [...new Set(over)], astray };
}
