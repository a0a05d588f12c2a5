import path from "node:path";
import { type Locale, localizePath } from "../../shared/locales.ts";
import { copyAddress, readMessage } from "../../shared/pages/page-messages.ts";
import { fillParams, pages } from "../../shared/pages/page-paths.ts";
import { routes } from "../../shared/routes.ts";
import { contentPages } from "../content/site-pages.ts";

/** The path of a page that shows an item in a language. */
export function addressOf(
	group: string,
	name: string,
	locale: Locale,
	texts: ReadonlyMap<string, string>,
): string {
	return localizePath(pathOf(group, name, texts), locale);
}

/** The path without a language; the home page's if no page shows the item. */
export function pathOf(
	group: string,
	name: string,
	texts: ReadonlyMap<string, string>,
): string {
	const page = Object.entries(contentPages).find(
		([kind]) => kind === group,
	)?.[1];
	if (page) return fillParams(routes[page.page].path, { [page.param]: name });
	if (group === "offices") return `/locations#${name}`;
	if (group === "topics") return pathOf("texts", `topic-${name}`, texts);
	if (group === "templates") return "/templates";
	if (group === "facts") return listPathsOfFact(name, texts)[0] ?? "/";
	return (
		pages.find((shown) => copyAddress(shown).namespace === name)?.path ?? "/"
	);
}

/**
 * The pages whose own text names a fact.
 *
 * @param texts a language's files by `group/name`.
 */
export function listPathsOfFact(
	id: string,
	texts: ReadonlyMap<string, string>,
): readonly string[] {
	const naming = new RegExp(`\\b${id}(?![\\w-])`);
	const files = [...texts].filter(([, text]) => naming.test(text));
	const written = files
		.filter(([file]) => !file.startsWith("texts/"))
		.map(([file]) => {
			const [group = "", name = ""] = file.split("/");
			return pathOf(group, name, texts);
		});
	const messages = new Map(
		files
			.filter(([file]) => file.startsWith("texts/"))
			.map(([file, text]) => [path.basename(file), JSON.parse(text)]),
	);
	const shown = pages.filter((page) => {
		const { namespace, key } = copyAddress(page);
		const tree = messages.get(namespace);
		return tree && naming.test(JSON.stringify(readMessage(tree, key)) ?? "");
	});
	return [...written, ...shown.map((page) => page.path)];
}
