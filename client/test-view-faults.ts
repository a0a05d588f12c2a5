import type { Page } from "playwright-core";

/**
 * Checks the page on narrow screens, magnified, with forced colors and in print. It leaves the page
 * in print mode.
 */
export async function listViewFaults(page: Page): Promise<string[]> {
	const faults: string[] = [];
	const add = (view: string, found: readonly string[]) =>
		faults.push(...found.map((fault) => `${view}: ${fault}`));
	add("names", await page.evaluate(listUnnamedForms));
	add("headers", await page.evaluate(listHeaderless));
	// WCAG 2.2, 1.4.10: a window of 1280 by 1024 at 400 %, and one of 1280 by 900 at 200 %.
	for (const [width, height] of [
		[320, 256],
		[640, 450],
	] as const) {
		await page.setViewportSize({ width, height });
		add(`${width} px`, await page.evaluate(listFitFaults));
	}
	await page.setViewportSize({ width: 1280, height: 900 });
	await page.emulateMedia({ forcedColors: "active" });
	await page.keyboard.press("Tab");
	add("forced colors", await page.evaluate(listUnmarkedFocus));
	await page.emulateMedia({ media: "print" });
	add("print", await page.evaluate(listPrintFaults));
	return faults;
}

/** Forms without distinct names, which axe-core accepts. Runs in the browser. */
export function listUnnamedForms(): string[] {
	const nameOf = (element: Element): string =>
		element.ariaLabel ??
		(element.ariaLabelledByElements ?? [])
			.map(({ textContent }) => textContent)
			.join(" ");
	const forms = [...document.forms].filter((form) => form.checkVisibility());
	const names = forms.map(nameOf);
	return forms
		.filter((_, index) => {
			const name = names[index] ?? "";
			return name === "" || names.indexOf(name) < index;
		})
		.map(
			({ action, className }) =>
				`form.${className} to ${action} has no name of its own`,
		);
}

/** Tables whose columns or rows have no headers, which axe-core accepts. */
function listHeaderless(): string[] {
	return [...document.querySelectorAll("main :is(thead td, thead th, tr)")]
		.map((at) => (at.matches("tr") ? at.firstElementChild : at))
		.filter((cell) => !cell?.matches("th"))
		.map((cell) => `"${cell?.textContent}" is no header`);
}

function listFitFaults(): string[] {
	const { scrollWidth, clientWidth } = document.documentElement;
	const wide = scrollWidth > clientWidth ? [`${scrollWidth} px wide`] : [];
	const pinned = [...document.querySelectorAll("body *")]
		.filter((element) =>
			/fixed|sticky/.test(getComputedStyle(element).position),
		)
		.filter((element) => element.checkVisibility())
		.filter(({ clientHeight }) => clientHeight > innerHeight / 2)
		.map(({ className }) => `${className} covers half of the window`);
	return [...wide, ...pinned];
}

/** Animations and transitions despite a preference for reduced motion. Runs in the browser. */
export function listMotion(): string[] {
	const running = document.getAnimations().length;
	const faults = running === 0 ? [] : [`${running} animations run`];
	for (const element of document.querySelectorAll("*"))
		for (const part of ["", "::before", "::after"]) {
			const style = getComputedStyle(element, part);
			const isMoving =
				style.transitionDuration.split(", ").some((time) => time !== "0s") ||
				style.animationName !== "none" ||
				style.scrollBehavior === "smooth";
			if (isMoving)
				faults.push(`${element.localName}.${element.className}${part} moves`);
		}
	return faults;
}

/**
 * Forced colors remove shadows and backgrounds, so only an outline can mark the focus. A list that
 * scrolls sideways, or the window's edge, must not cut it off. Elsewhere one element of each kind is
 * focused, because every focus lays out the page again.
 */
function listUnmarkedFocus(): string[] {
	const all = document.querySelectorAll<HTMLElement | SVGElement>(
		"a[href], button, input, select, textarea, summary, [tabindex]",
	);
	const scrolled = [...document.querySelectorAll("nav :is(ul, ol), nav")]
		.filter((list) => getComputedStyle(list).overflowY !== "visible")
		.filter((list) => list.scrollHeight <= list.clientHeight);
	const kinds = new Set<string>();
	const isFirstOfKind = (element: Element) => {
		const { localName, classList, parentElement } = element;
		const kind = `${localName}.${classList} in ${parentElement?.classList}`;
		return kinds.size < kinds.add(kind).size;
	};
	return [...all]
		.filter((element) => element.tabIndex >= 0 && element.checkVisibility())
		.filter(
			(element) =>
				isFirstOfKind(element) ||
				scrolled.some((list) => list.contains(element)),
		)
		.flatMap((element) => {
			element.focus({ preventScroll: true });
			const { outlineStyle, outlineWidth, outlineOffset } =
				getComputedStyle(element);
			// The outline of a shape in a drawing is its stroke.
			const isMarked =
				element instanceof SVGElement
					? [...element.children].some(
							(shape) => !/none|, 0\)$/.test(getComputedStyle(shape).stroke),
						)
					: outlineStyle !== "none" && outlineWidth !== "0px";
			if (document.activeElement !== element) return [];
			const name = `${element.localName} "${element.textContent}"`;
			if (!isMarked) return [`${name} has no outline`];
			const width = parseFloat(outlineWidth) + parseFloat(outlineOffset);
			const { top, bottom } = element.getBoundingClientRect();
			const isCut =
				top + scrollY < width - 1 ||
				scrolled.some((list) => {
					const box = list.getBoundingClientRect();
					return (
						list.contains(element) &&
						(top - width < box.top - 1 || bottom + width > box.bottom + 1)
					);
				});
			return isCut ? [`${name} has an outline that is cut off`] : [];
		});
}

function listPrintFaults(): string[] {
	const faults = [
		...document.querySelectorAll(
			'nav, aside, form:not([data-print="keep"]), button, dialog, footer, header a[aria-haspopup]',
		),
	]
		.filter((element) => element.checkVisibility())
		.map(({ localName, className }) => `${localName}.${className} is printed`);
	// Browsers print no backgrounds by default, which light text on a dark ground needs.
	if (getComputedStyle(document.body).printColorAdjust !== "exact")
		faults.push("backgrounds are not printed");
	const heading = document.querySelector("main h1");
	if (!heading?.checkVisibility()) return [...faults, "the heading is missing"];
	const line = document.querySelector("header")?.getBoundingClientRect();
	const space = heading.getBoundingClientRect().top - (line?.bottom ?? 0);
	return space < 8
		? [...faults, `the heading begins ${space} px below the header`]
		: faults;
}
