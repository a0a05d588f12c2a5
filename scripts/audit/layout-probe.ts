/** Layout faults of the page shown in a browser. */
export interface LayoutProbe {
	/** Levels of the headings that are visible or exposed to screen readers. */
	readonly headings: readonly number[];
	/** Elements that make the page wider than the window. */
	readonly wide: readonly string[];
	/** Clipped texts. */
	readonly cut: readonly string[];
	/** Texts that overlap. */
	readonly overlaps: readonly string[];
	/** Texts too small to read comfortably. */
	readonly small: readonly string[];
	/** Headings with a line break inside a word. */
	readonly broken: readonly string[];
}

/** Measures the page. Runs in the browser, so it must not use anything from outside. */
export function probeLayout(): LayoutProbe {
	/** An element that clips its contents. */
	interface Clip {
		readonly element: Element;
		readonly box: DOMRect;
		readonly x: string;
		readonly y: string;
	}
	interface Surroundings {
		/** Innermost first. */
		readonly clips: readonly Clip[];
		/** Whether its position is fixed or sticky. */
		readonly isPinned: boolean;
	}
	interface Line extends Surroundings {
		readonly element: Element;
		readonly rect: DOMRect;
	}
	const { clientWidth, scrollWidth } = document.documentElement;
	const describe = (element: Element): string => {
		const named = element.closest("[class]");
		const name = [...(named?.classList ?? [])]
			.map((part) => `.${part}`)
			.join("");
		const text = element.textContent?.trim().replace(/\s+/g, " ").slice(0, 40);
		return `${element.localName}${named === element ? "" : " in "}${name} "${text}"`;
	};
	const isVisible = (element: Element): boolean =>
		element.checkVisibility({
			opacityProperty: true,
			visibilityProperty: true,
		});

	const known = new Map<Element | null, Surroundings>([
		[document.body, { clips: [], isPinned: false }],
	]);
	const surroundingsOf = (element: Element): Surroundings => {
		const before = known.get(element);
		if (before) return before;
		const above =
			element.parentElement && surroundingsOf(element.parentElement);
		const { overflowX: x, overflowY: y, position } = getComputedStyle(element);
		const clips = above?.clips ?? [];
		const isClip = x !== "visible" || y !== "visible";
		const box = element.getBoundingClientRect();
		const surroundings = {
			clips: isClip ? [{ element, box, x, y }, ...clips] : clips,
			isPinned: above?.isPinned || /fixed|sticky/.test(position),
		};
		known.set(element, surroundings);
		return surroundings;
	};

	const lines: Line[] = [];
	const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	const range = document.createRange();
	for (let node = walker.nextNode(); node; node = walker.nextNode()) {
		const element = node.parentElement;
		if (!element || !node.nodeValue?.trim()) continue;
		if (element.closest("script,style,template,noscript,option,svg")) continue;
		if (!isVisible(element)) continue;
		// An ellipsis says that there is more, in the list that opens below.
		if (
			element.closest("summary") &&
			getComputedStyle(element).textOverflow === "ellipsis"
		)
			continue;
		const around = surroundingsOf(element);
		// Texts clipped to a point are for screen readers only.
		if (around.clips.some(({ box }) => box.width < 3 || box.height < 3))
			continue;
		range.selectNodeContents(node);
		for (const rect of range.getClientRects())
			if (rect.width > 1) lines.push({ element, rect, ...around });
	}

	const cut = new Set<string>();
	const hides = (overflow: string) => /hidden|clip/.test(overflow);
	for (const { element, rect, clips } of lines) {
		const scroller = clips.findIndex(({ x }) => /auto|scroll/.test(x));
		// A line box is taller than its letters.
		const slack = rect.height / 4;
		for (const at of scroller < 0 ? clips : clips.slice(0, scroller))
			if (
				(hides(at.x) &&
					(rect.right > at.box.right + 1.5 || rect.left < at.box.left - 1.5)) ||
				(hides(at.y) &&
					(rect.bottom > at.box.bottom + slack ||
						rect.top < at.box.top - slack))
			)
				cut.add(`${describe(element)} is cut by ${describe(at.element)}`);
		if (scroller < 0 && (rect.right > clientWidth + 1.5 || rect.left < -1.5))
			cut.add(`${describe(element)} leaves the window`);
	}

	// Fixed and sticky elements are meant to cover what scrolls beneath.
	const flowing = lines
		.filter(({ isPinned }) => !isPinned)
		.sort((a, b) => a.rect.top - b.rect.top);
	const overlaps = new Set<string>();
	for (const [index, one] of flowing.entries())
		for (let next = index + 1; next < flowing.length; next++) {
			const other = flowing[next];
			if (!other || other.rect.top > one.rect.bottom) break;
			const width =
				Math.min(one.rect.right, other.rect.right) -
				Math.max(one.rect.left, other.rect.left);
			const height =
				Math.min(one.rect.bottom, other.rect.bottom) - other.rect.top;
			const least = Math.min(one.rect.height, other.rect.height);
			if (one.element !== other.element && width > 3 && height > least / 2)
				overlaps.add(
					`${describe(one.element)} and ${describe(other.element)} overlap`,
				);
		}

	const leastSize = 15;
	const small = new Set(
		[...new Set(lines.map(({ element }) => element))]
			.filter(
				(at) => Number.parseFloat(getComputedStyle(at).fontSize) < leastSize,
			)
			.map((at) => `${describe(at)} is under ${leastSize} px`),
	);
	const broken = new Set<string>();
	for (const element of document.querySelectorAll("h1,h2,h3,h4,h5,h6")) {
		const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
		for (let node = texts.nextNode(); node; node = texts.nextNode()) {
			const text = node.nodeValue ?? "";
			range.selectNodeContents(node);
			if (range.getClientRects().length < 2) continue;
			for (const { index } of text.matchAll(/\p{L}(?=\p{L})/gu)) {
				const [above, below] = [index, index + 1].map((at) => {
					range.setStart(node, at);
					range.setEnd(node, at + 1);
					return range.getBoundingClientRect();
				});
				if (above?.height && below && below.top > above.bottom - 2)
					broken.add(
						`${describe(element)} breaks at "${text.slice(index - 2, index + 3)}"`,
					);
			}
		}
	}

	const listWidest = () =>
		[...document.body.querySelectorAll("*")]
			.filter((at) => at.getBoundingClientRect().right > clientWidth + 1)
			.filter((at) => isVisible(at) && !at.closest("svg"))
			.filter((at) => surroundingsOf(at).clips.length === 0)
			.filter(
				(at, _, all) =>
					!all.some((other) => other !== at && at.contains(other)),
			)
			.slice(0, 3)
			.map(describe);
	return {
		headings: [...document.querySelectorAll("h1,h2,h3,h4,h5,h6")]
			.filter(isVisible)
			.map(({ localName }) => Number(localName.slice(1))),
		wide:
			scrollWidth > clientWidth
				? [`${scrollWidth} px wide: ${listWidest().join(", ")}`]
				: [],
		cut: [...cut],
		overlaps: [...overlaps],
		small: [...small],
		broken: [...broken],
	};
}
