import { parse } from "node-html-parser";

/** Attributes that contain an address, by element. */
const attributes = [
	["a, link, use", "href"],
	["script, img, iframe, source", "src"],
	['meta[property$=":url"], meta[property$=":image"]', "content"],
] as const;

/** All addresses that an HTML page refers to, absolute and without duplicates. */
export function listReferences(html: string, base: string): string[] {
	const root = parse(html);
	const found = [
		...attributes.flatMap(([selector, name]) =>
			root.querySelectorAll(selector).map((at) => at.getAttribute(name)),
		),
		// The section that a form's fragment names may exist only in the response to certain input.
		...root
			.querySelectorAll("form:not([method=post])")
			.map((at) => at.getAttribute("action")?.replace(/#.*/, "")),
		...root
			.querySelectorAll("[srcset], [imagesrcset]")
			.flatMap((at) =>
				splitSrcset(
					at.getAttribute("srcset") ?? at.getAttribute("imagesrcset") ?? "",
				),
			),
		...root
			.querySelectorAll('script[type="application/ld+json"]')
			.flatMap(({ textContent }) => textContent.match(/https?:[^"\\]+/g) ?? [])
			.filter((url) => !url.includes("schema.org")),
	];
	return resolveAll(found, base);
}

/** All addresses in a stylesheet, absolute and without duplicates. */
export function listStyleReferences(css: string, base: string): string[] {
	const found = [...css.matchAll(/url\(\s*["']?([^"')]+)["']?\s*\)/g)];
	return resolveAll(
		found.map(([, url]) => url),
		base,
	);
}

/** The ids and anchor names that fragments may refer to. */
export function listTargets(html: string): Set<string> {
	return new Set(
		parse(html)
			.querySelectorAll("[id], a[name]")
			.flatMap((at) => [at.getAttribute("id"), at.getAttribute("name")])
			.filter((name) => name !== undefined),
	);
}

function splitSrcset(srcset: string): string[] {
	return srcset
		.split(/,\s+/)
		.map((candidate) => candidate.trim().split(/\s+/)[0] ?? "");
}

function resolveAll(
	urls: readonly (string | undefined)[],
	base: string,
): string[] {
	return [
		...new Set(
			urls
				.filter((url) => url !== undefined)
				.filter((url) => /^(https?:|(?![a-z]+:))/i.test(url))
				.map((url) => new URL(url, base).href),
		),
	];
}
